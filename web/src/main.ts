import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/objects/layout.css";
import "./styles/objects/controls.css";
import "./styles/objects/marks.css";
import "./styles/objects/pieces.css";
import "./styles/frame/drawer.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./touch/focus";
import { renewWhenParted } from "./wire/renew";
import { letters } from "./lib/browser/fonts";
import { meetOthers } from "./lib/games.svelte";
import { place } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

settings.apply();
renewWhenParted();
await Promise.all([words.load(), letters()]);
const page = document.getElementById("page")!;
mount(App, { target: page });
keepFocus(page);
void meetOthers().then(() => place.route.at === "missing" && place.refresh());
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/worker.js").catch(() => {});
