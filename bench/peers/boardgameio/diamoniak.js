// Diamoniak for boardgame.io, with the default options; numbers in comments cite the rules.
const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = ['pink', 'blue', 'green', 'violet'];
const KINDS = [...COLOURS, 'diamond', 'fairy']; // what a player can hold, in listing order
const COPIES = { pink: 6, blue: 6, green: 6, violet: 6, diamond: 20, witch: 7, fairy: 3 };
const DECK = Object.entries(COPIES).flatMap(([card, copies]) => Array(copies).fill(card));
const CASTLE = 6;
const PRICE = 3;
const TOLL = 3;

const newPlayer = () => ({
  colour: null,
  cards: { pink: 0, blue: 0, green: 0, violet: 0, diamond: 0, fairy: 0 },
});

// 4.5 D16: cards of one's own colour always stand in the castle, so their count is its height.
const castle = ({ colour, cards }) => (colour === null ? 0 : cards[colour]);
const held = (cards) => KINDS.reduce((sum, kind) => sum + cards[kind], 0);
const isOwned = (players, card) => Object.values(players).some(({ colour }) => colour === card);

const canBuy = (buyer, seller) =>
  buyer.colour !== null && buyer.cards.diamond >= PRICE && seller.cards[buyer.colour] > 0;

function canPay(cards, payment) {
  if (!Array.isArray(payment) || payment.length !== Math.min(TOLL, held(cards))) return false;
  let last = 0;
  return payment.every((card, i) => {
    const kind = KINDS.indexOf(card, last);
    if (kind < 0) return false; // unknown, or not in listing order
    last = kind;
    return cards[card] > i - payment.indexOf(card);
  });
}

function draw({ G, playerID, random }) {
  if (G.phase === 'bewitched') return INVALID_MOVE;
  if (G.drawn === G.pile.length) {
    G.pile = random.Shuffle(G.discard);
    G.drawn = 0;
    G.discard = [];
  }
  const card = G.pile[G.drawn++];
  const player = G.players[playerID];
  if (card === 'witch') {
    if (held(player.cards) > 0) {
      G.phase = 'bewitched';
    } else {
      G.discard.push(card); // 4.5 D7
      G.phase = 'done';
    }
    return;
  }
  player.cards[card] += 1;
  G.phase = 'pressing';
  if (player.colour === null && COLOURS.includes(card) && !isOwned(G.players, card)) {
    player.colour = card;
  }
}

function stop({ G }) {
  if (G.phase !== 'pressing') return INVALID_MOVE;
  G.phase = 'done';
}

function buy({ G, playerID }, sellerID) {
  const buyer = G.players[playerID];
  const seller = G.players[sellerID];
  if (G.phase !== 'opening' || !seller || sellerID === playerID || !canBuy(buyer, seller)) {
    return INVALID_MOVE;
  }
  buyer.cards.diamond -= PRICE;
  seller.cards.diamond += PRICE; // 4.5 D1
  seller.cards[buyer.colour] -= 1;
  buyer.cards[buyer.colour] += 1;
  G.phase = 'done';
}

function pay({ G, playerID }, payment) {
  const { cards } = G.players[playerID];
  if (G.phase !== 'bewitched' || !canPay(cards, payment)) return INVALID_MOVE;
  for (const card of payment) cards[card] -= 1;
  G.discard.push('witch', ...payment);
  G.phase = 'done';
}

function fairy({ G, playerID }) {
  const { cards } = G.players[playerID];
  if (G.phase !== 'bewitched' || cards.fairy === 0) return INVALID_MOVE;
  cards.fairy -= 1;
  G.discard.push('witch', 'fairy');
  G.phase = 'done';
}

// Every distinct payment of `size` cards in listing order.
function payments(cards, size, from = 0) {
  if (size === 0) return [[]];
  const found = [];
  for (let i = from; i < KINDS.length; i++) {
    const kind = KINDS[i];
    for (let copies = Math.min(size, cards[kind]); copies > 0; copies--) {
      for (const rest of payments(cards, size - copies, i + 1)) {
        found.push([...Array(copies).fill(kind), ...rest]);
      }
    }
  }
  return found;
}

function enumerate(G, ctx, playerID = ctx.currentPlayer) {
  const player = G.players[playerID];
  switch (G.phase) {
    case 'opening': {
      const sellers = ctx.playOrder.filter(
        (id) => id !== playerID && canBuy(player, G.players[id]),
      );
      return [{ move: 'draw' }, ...sellers.map((id) => ({ move: 'buy', args: [id] }))];
    }
    case 'pressing':
      return [{ move: 'draw' }, { move: 'stop' }];
    case 'bewitched': {
      const size = Math.min(TOLL, held(player.cards));
      const menu = payments(player.cards, size).map((cards) => ({ move: 'pay', args: [cards] }));
      return player.cards.fairy > 0 ? [...menu, { move: 'fairy' }] : menu;
    }
    default:
      return [];
  }
}

exports.COPIES = COPIES;

exports.Diamoniak = {
  name: 'diamoniak',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true, // a drawn card has been seen

  setup: ({ ctx, random }) => ({
    pile: random.Shuffle(DECK),
    drawn: 0, // counting is cheaper than popping: Immer would copy and freeze the pile
    discard: [],
    players: Object.fromEntries(ctx.playOrder.map((id) => [id, newPlayer()])),
    phase: 'opening',
  }),

  moves: { draw, stop, buy, pay, fairy },

  turn: {
    onBegin: ({ G }) => {
      G.phase = 'opening';
    },
    endIf: ({ G }) => G.phase === 'done',
  },

  endIf: ({ G, ctx }) =>
    castle(G.players[ctx.currentPlayer]) === CASTLE ? { winner: ctx.currentPlayer } : undefined,

  ai: { enumerate },
};
