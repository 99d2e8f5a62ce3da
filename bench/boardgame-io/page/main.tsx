/** The same board as a minimal boardgame.io + React page: 22 buttons and the open choices. What people would begin with instead. */
import { SPACES } from '@bridgehead/games/storm-the-castle';
import { type Json, optionsOf } from '@bridgehead/kernel';
import { Client } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';
import { askIn, castleForBoardgameIo } from '../castle-game.ts';

interface BoardProps {
  readonly G: Parameters<typeof askIn>[0];
  readonly moves: { answer(option: Json): void };
}

function Board({ G, moves }: BoardProps) {
  return (
    <main>
      <svg viewBox="0 0 100 140" width="390" height="500" role="img" aria-label="Board">
        {SPACES.map(({ id, x, y }, space) => (
          <g key={id}>
            <circle cx={x} cy={y} r={7} fill="#ddd" stroke="#333" />
            <text x={x} y={y} fontSize={4} textAnchor="middle">
              {id} {G.top[space] === -1 ? '' : G.top[space]}
            </text>
          </g>
        ))}
      </svg>
      {optionsOf(askIn(G), G).map((option) => (
        <button key={JSON.stringify(option)} type="button" data-playable="true" onClick={() => moves.answer(option)}>
          {JSON.stringify(option)}
        </button>
      ))}
    </main>
  );
}

const App = Client({ game: castleForBoardgameIo, board: Board, numPlayers: 2, debug: false });
createRoot(document.getElementById('app') as HTMLElement).render(<App />);
