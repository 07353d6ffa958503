// boardgame.io's own MCTS bot on Diamoniak; prints one JSON line of figures.
// Usage: node mcts.js POSITIONS ITERATIONS
process.env.NODE_ENV = 'production'; // leaves out the development checks of every move

const fs = require('fs');
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { COPIES, Diamoniak } = require('./diamoniak.js');

const PLAYERS = 2;
const PLAYOUT_DEPTH = 300;
const WARM_UP = 5; // iterations a position, so that V8 has compiled the hot code

const game = ProcessGameConfig(Diamoniak);

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const listed = (counts) =>
  Object.entries(counts).flatMap(([card, count]) => Array(count).fill(card));

function shuffled(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

// The state of a view, its unseen cards in any order.
function table(view) {
  const state = InitializeGame({ game, numPlayers: PLAYERS });
  const unseen = { ...COPIES };
  const G = JSON.parse(JSON.stringify(state.G));
  view.players.forEach((player, seat) => {
    const { cards } = G.players[seat];
    Object.assign(cards, player.side);
    if (player.colour !== null) cards[player.colour] = player.castle;
    G.players[seat].colour = player.colour;
    for (const card in cards) unseen[card] -= cards[card];
  });
  for (const card in view.discard) unseen[card] -= view.discard[card];
  if (view.phase === 'bewitched') unseen.witch -= 1;
  Object.assign(G, { pile: shuffled(listed(unseen)), drawn: 0, discard: listed(view.discard) });
  if (G.pile.length !== view.pile) throw new Error('the pile is not that of the view');
  G.phase = view.phase;
  const ctx = { ...state.ctx, currentPlayer: String(view.turn), playOrderPos: view.turn };
  return { ...state, G, ctx };
}

async function measure(views, iterations) {
  const start = cpuSeconds();
  for (const view of views) {
    const bot = new MCTSBot({
      game: Diamoniak,
      enumerate: Diamoniak.ai.enumerate,
      iterations,
      playoutDepth: PLAYOUT_DEPTH,
    });
    const { metadata } = await bot.play(table(view), String(view.turn));
    if (metadata.visits !== iterations) throw new Error(`${metadata.visits} visits`);
  }
  const cpu_s = cpuSeconds() - start;
  const playouts = views.length * iterations;
  return { playouts, cpu_s, per_s: playouts / cpu_s };
}

async function main() {
  const views = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
  await measure(views, WARM_UP);
  console.log(JSON.stringify(await measure(views, Number(process.argv[3]))));
}

main();
