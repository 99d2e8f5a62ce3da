/** boardgame.io's own server with the same game; storage in memory, or in files if a folder is named. */
import { castleForBoardgameIo } from '../../bench/boardgame-io/castle-game.ts';
import { part } from '../../bench/boardgame-io/library.ts';
import { present } from './child.ts';

interface BoardgameIoServer {
  readonly Server: (options: object) => {
    run(options: object): Promise<{ appServer: { address(): { port: number } } }>;
  };
  readonly FlatFile: new (options: { dir: string }) => object;
  readonly Origins: { readonly LOCALHOST: unknown };
}
const { Server, FlatFile, Origins } = part<BoardgameIoServer>('boardgame.io/server');

const [dir] = process.argv.slice(2);
const server = Server({
  games: [castleForBoardgameIo],
  origins: [Origins.LOCALHOST],
  ...(dir === undefined ? {} : { db: new FlatFile({ dir }) }),
});
const { appServer } = await server.run({ port: 0, callback: () => undefined });
present(`http://127.0.0.1:${appServer.address().port}`);
