/** A table of results on paper: as a PDF where the server makes them, else by the browser. */

import { api } from "../lib/api";
import { Denied } from "../lib/calls";
import type { ResultsPage } from "../lib/printing";
import { saveBlob } from "../lib/browser/save";
import { lastLayout } from "./wanted";

export async function printResults(page: ResultsPage): Promise<void> {
  const { paper, large, grey } = lastLayout();
  try {
    const made = await api.print({ page, layout: { paper, large, grey } });
    saveBlob(`${page.file ?? "ludiade"}.pdf`, made);
  } catch (error) {
    if (!(error instanceof Denied) || error.refusal.code !== "print_unavailable") throw error;
    print();
  }
}
