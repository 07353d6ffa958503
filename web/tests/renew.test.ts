import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renew } from "../src/wire/renew";

const items = new Map<string, string>();
const reload = vi.fn();
const update = vi.fn(() => Promise.resolve());

beforeEach(() => {
  items.clear();
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ update }) } });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an old page is loaded anew once the kept one has been brought up to date", async () => {
  expect(renew()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(update).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that is still old is not loaded again and again", async () => {
  expect(renew()).toBe(true);
  expect(renew()).toBe(false);
  vi.advanceTimersByTime(59_000);
  expect(renew()).toBe(false);
  vi.advanceTimersByTime(2_000); // the server may have moved on once more
  expect(renew()).toBe(true);
});

test("a worker that does not answer holds nothing up", async () => {
  update.mockReturnValueOnce(new Promise(() => {}));
  renew();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("without a worker, and where nothing can be kept, no harm is done", async () => {
  vi.stubGlobal("navigator", {});
  renew();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  vi.stubGlobal("sessionStorage", undefined);
  expect(renew()).toBe(false);
});
