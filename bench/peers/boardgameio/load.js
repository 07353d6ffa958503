// Load on boardgame.io's server: two clients a match, the next move only when both have the update.
// Usage: node load.js PORT PID MATCHES SECONDS; prints one JSON line of figures.
const fs = require('fs');
const { performance } = require('perf_hooks');
const { io } = require('socket.io-client');
const { Diamoniak } = require('./diamoniak.js');

const [port, pid, matches, seconds] = process.argv.slice(2).map(Number);
const TICKS = 100; // a second, as /proc counts them
const latencies = [];
let measuring = false;
let numbers = 0;

const pick = (menu) => menu[Math.floor(Math.random() * menu.length)];

class Slot {
  constructor() {
    this.sockets = ['0', '1'].map((seat) => this.connect(seat));
  }

  connect(seat) {
    const socket = io(`http://127.0.0.1:${port}/diamoniak`, {
      transports: ['websocket'],
      forceNew: true,
    });
    socket.on('sync', (matchID, { state }) => this.heard(seat, matchID, state));
    socket.on('update', (matchID, state) => this.heard(seat, matchID, state));
    return socket;
  }

  sit() {
    this.match = `m${numbers++}`;
    this.heardOf = [-1, -1];
    this.sent = 0;
    this.sockets.forEach((socket, seat) => {
      socket.emit('sync', this.match, String(seat), undefined, 2); // made when first asked for
    });
  }

  heard(seat, matchID, state) {
    if (matchID !== this.match) return;
    this.heardOf[seat] = state._stateID;
    if (this.heardOf[0] !== this.heardOf[1]) return;
    if (this.sent) {
      if (measuring) latencies.push(performance.now() - this.sent);
      this.sent = 0;
    }
    if (state.ctx.gameover !== undefined) {
      this.sit();
      return;
    }
    const playerID = state.ctx.currentPlayer;
    const { move, args } = pick(Diamoniak.ai.enumerate(state.G, state.ctx, playerID));
    const action = { type: 'MAKE_MOVE', payload: { type: move, args: args || [], playerID } };
    this.sent = performance.now();
    this.sockets[Number(playerID)].emit('update', action, state._stateID, this.match, playerID);
  }
}

const cpuSeconds = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'ascii').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const rssMb = () => {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'ascii');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
};
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function main() {
  const slots = Array.from({ length: matches }, () => new Slot());
  await wait(2000);
  slots.forEach((slot) => slot.sit());
  await wait(2000);
  measuring = true;
  const cpu = cpuSeconds();
  const began = performance.now();
  await wait(seconds * 1000);
  measuring = false;
  const took = (performance.now() - began) / 1000;
  const used = cpuSeconds() - cpu;
  latencies.sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      per_s: latencies.length / took,
      p50_ms: latencies[Math.floor(latencies.length / 2)],
      p99_ms: latencies[Math.floor(latencies.length * 0.99)],
      per_cpu_s: latencies.length / used,
      rss_mb: rssMb(),
    }),
  );
  process.exit(0);
}

main();
