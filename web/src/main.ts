import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/guide.css";
import "./styles/drawer.css";
import "./styles/sizes.css";
import "./styles/objects.css";
import "./styles/room.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { letters } from "./lib/fonts";
import { meetOthers } from "./lib/games.svelte";
import { place } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

// the inks of the games, which the shelf shows all together
import.meta.glob("./games/*/tokens.css", { eager: true });

settings.apply();
await Promise.all([words.load(), letters()]);
const page = document.getElementById("page")!;
mount(App, { target: page });
keepFocus(page);
void meetOthers().then(() => place.route.at === "missing" && place.refresh());
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/worker.js").catch(() => {});
