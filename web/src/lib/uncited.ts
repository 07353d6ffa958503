/** A refusal without the rule it cites, where a link beside it leads there. */
export const uncited = (text: string): string => text.replace(/\s*\([^()]*\d\.\d+[^()]*\)\s*$/, "");
