import { Announcer } from '@bridgehead/ui';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Boundary } from './boundary.tsx';
import { atFirst, lazily } from './lazily.ts';
import { Loading } from './pages/loading.tsx';

const Home = atFirst(() => import('./pages/home.tsx'));
const Solo = atFirst(() => import('./pages/solo.tsx'));
const OnlineTable = lazily(() => import('./pages/online-table.tsx'));
const GamePage = lazily(() => import('./pages/game.tsx'));
const NewTable = lazily(() => import('./pages/new-table.tsx'));
const Replay = lazily(() => import('./pages/replay.tsx'));
const Keepsake = lazily(() => import('./pages/keepsake.tsx'));
const Rules = lazily(() => import('./pages/rules.tsx'));
const Cards = lazily(() => import('./pages/cards.tsx'));
const SettingsPage = lazily(() => import('./pages/settings.tsx'));
const Credits = lazily(() => import('./pages/credits.tsx'));
const Lists = lazily(() => import('./pages/lists.tsx'));
const Mine = lazily(() => import('./pages/mine.tsx'));
const WatchBots = lazily(() => import('./pages/watch-bots.tsx'));
const Lab = lazily(() => import('./pages/lab.tsx'));
const Decks = lazily(() => import('./pages/decks.tsx'));
const NoticeLink = lazily(() => import('./pages/notice-link.tsx'));
const Ratings = lazily(() => import('./pages/ratings.tsx'));
const Profile = lazily(() => import('./pages/profile.tsx'));
const NotFound = lazily(() => import('./pages/not-found.tsx'));

export function App() {
  return (
    <Boundary>
      <Announcer />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/play/:game" component={Solo} />
          <Route path="/solo/:id" component={Solo} />
          <Route path="/t/:id" component={OnlineTable} />
          <Route path="/games/:game" component={GamePage} />
          <Route path="/new/:game?" component={NewTable} />
          <Route path="/replay/:id" component={Replay} />
          <Route path="/keepsake/:id" component={Keepsake} />
          <Route path="/rules/:game?" component={Rules} />
          <Route path="/cards/:game" component={Cards} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/ratings/:game?" component={Ratings} />
          <Route path="/people/:id" component={Profile} />
          <Route path="/notices/:what/:token" component={NoticeLink} />
          <Route path="/credits" component={Credits} />
          <Route path="/tables" component={Lists} />
          <Route path="/watch" component={Lists} />
          <Route path="/watch/bots/:game" component={WatchBots} />
          <Route path="/mine" component={Mine} />
          <Route path="/lab" component={Lab} />
          <Route path="/decks/:game/:id?" component={Decks} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Boundary>
  );
}
