// Random playouts of Diamoniak through boardgame.io; prints one JSON line of figures.
// Usage: node playouts.js [CPU seconds]
//
// The reducer is called directly: it is what the master runs for every move and what a
// single-player Client's store wraps, without the Client's subscriptions and its log, which
// is copied at every move. So this is boardgame.io's dispatch at its fastest.
process.env.NODE_ENV = 'production'; // leaves out the development checks of every move

const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { Diamoniak } = require('./diamoniak.js');

const PLAYERS = 2;
const WARM_UP_SECONDS = 1; // lets V8 compile the hot code first

const game = ProcessGameConfig(Diamoniak);
const reducer = CreateGameReducer({ game });

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const pick = (menu) => menu[Math.floor(Math.random() * menu.length)];

// Plays one game to its end, counts every decision in `chosen` and returns how many there were.
function playout(chosen) {
  // The default seed is the clock in milliseconds: name one, so that no two games are the same.
  const seed = Math.random().toString(36);
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: PLAYERS });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const { move, args } = pick(game.ai.enumerate(state.G, state.ctx, playerID));
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    if (state.transients) throw new Error(`${move} refused: ${state.transients.error.type}`);
    chosen[move] += 1;
    decisions += 1;
  }
  return decisions;
}

function measure(seconds) {
  const chosen = { draw: 0, stop: 0, buy: 0, pay: 0, fairy: 0 };
  const lengths = [];
  const start = cpuSeconds();
  let spent;
  do {
    lengths.push(playout(chosen));
    spent = cpuSeconds() - start;
  } while (spent < seconds);

  const games = lengths.length;
  const decisions = lengths.reduce((sum, length) => sum + length, 0);
  const mean = decisions / games;
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0);
  const shares = Object.entries(chosen).map(([move, count]) => [move, count / decisions]);
  return {
    decisions,
    games,
    cpu_s: spent,
    per_s: decisions / spent,
    mean_length: mean,
    mean_length_error: Math.sqrt(squares / games / games),
    shares: Object.fromEntries(shares),
  };
}

measure(WARM_UP_SECONDS);
console.log(JSON.stringify(measure(Number(process.argv[2] ?? 10))));
