// boardgame.io's own server with Diamoniak: in memory, or on files in the given folder.
// Usage: node server.js [FOLDER]; prints its port.
process.env.NODE_ENV = 'production';

const { FlatFile, Server } = require('boardgame.io/server');
const { Diamoniak } = require('./diamoniak.js');

const dir = process.argv[2];
const server = Server({
  games: [Diamoniak],
  origins: ['*'],
  ...(dir ? { db: new FlatFile({ dir }) } : {}),
});
console.info = () => {}; // only the port is printed
server.run({ port: 0 }).then(({ appServer }) => console.log(appServer.address().port));
