/** What the compiler does not catch: dead names, doubtful comparisons, mistakes in templates. */
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/generated", "public"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "off" },
    rules: {
      "no-constant-condition": "error",
      "no-dupe-else-if": "error",
      "no-fallthrough": "error",
      "no-loss-of-precision": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unsafe-finally": "error",
      "no-useless-escape": "error",
      "prefer-const": "off", // props are let by custom
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "log"] }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" },
      ],
      "@typescript-eslint/no-explicit-any": "off", // components of games that are loaded later
      "svelte/prefer-svelte-reactivity": "off", // our maps are replaced, not changed
      "svelte/no-useless-mustaches": "off", // the formatter would lose the spaces
      "svelte/no-at-html-tags": "off", // only our own drawings, never what somebody wrote
      "svelte/no-navigation-without-resolve": "off", // of another framework
    },
  },
);
