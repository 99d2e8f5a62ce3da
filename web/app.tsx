import { Announcer } from '@bridgehead/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Boundary } from './boundary.tsx';
import { Loading } from './pages/loading.tsx';

/** A chunk that is gone was replaced by a newer release; the page says so and offers to load it. */
export class OldClient extends Error {}

function page(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      throw new OldClient(String(error));
    }),
  );
}
const Home = page(() => import('./pages/home.tsx'));
const Solo = page(() => import('./pages/solo.tsx'));
const OnlineTable = page(() => import('./pages/online-table.tsx'));
const NewTable = page(() => import('./pages/new-table.tsx'));
const Replay = page(() => import('./pages/replay.tsx'));
const Keepsake = page(() => import('./pages/keepsake.tsx'));
const Rules = page(() => import('./pages/rules.tsx'));
const Cards = page(() => import('./pages/cards.tsx'));
const SettingsPage = page(() => import('./pages/settings.tsx'));
const Credits = page(() => import('./pages/credits.tsx'));
const Lists = page(() => import('./pages/lists.tsx'));
const Mine = page(() => import('./pages/mine.tsx'));
const Lab = page(() => import('./pages/lab.tsx'));
const Decks = page(() => import('./pages/decks.tsx'));
const NoticeLink = page(() => import('./pages/notice-link.tsx'));
const Ratings = page(() => import('./pages/ratings.tsx'));
const Profile = page(() => import('./pages/profile.tsx'));
const NotFound = page(() => import('./pages/not-found.tsx'));

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
          <Route path="/mine" component={Mine} />
          <Route path="/lab" component={Lab} />
          <Route path="/decks/:game/:id?" component={Decks} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Boundary>
  );
}
