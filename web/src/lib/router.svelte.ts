import { keepTickets, seatIn } from './seats';

/** The addresses of the client: all behind the hash, so that any static host serves them. */

export interface Route {
  screen:
    'Home' | 'NewTable' | 'Table' | 'End' | 'Replay' | 'Rules' | 'Settings' | 'Lobby' | 'Lessons' | 'Take';
  id: string;
  query: URLSearchParams;
}

/** What follows the address of a table. */
const TABLE_PARTS: Record<string, Route['screen']> = { end: 'End', lobby: 'Lobby' };

export function parse(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?');
  const query = new URLSearchParams(search);
  const parts = path.split('/').filter((p) => p !== '');
  const id = parts[1] ?? '';
  if (parts[0] === 'new') return { screen: 'NewTable', id: '', query };
  if (parts[0] === 't' && id) return { screen: TABLE_PARTS[parts[2] ?? ''] ?? 'Table', id, query };
  if (parts[0] === 'replay' && id) return { screen: 'Replay', id, query };
  if (parts[0] === 'rules') return { screen: 'Rules', id, query };
  if (parts[0] === 'lessons') return { screen: 'Lessons', id, query };
  if (parts[0] === 'take') return { screen: 'Take', id: '', query };
  if (parts[0] === 'settings') return { screen: 'Settings', id: '', query };
  return { screen: 'Home', id: '', query };
}

/** Where the address leads. A seat it brings along is kept, and its token stays neither in sight nor in the history. */
function arrive(): Route {
  const route = parse(location.hash);
  const ticket = seatIn(route.id, route.query);
  if (!ticket) return route;
  keepTickets([ticket]);
  history.replaceState(null, '', `#/t/${ticket.table}`);
  return parse(location.hash);
}

class Router {
  route = $state.raw<Route>(arrive());

  constructor() {
    addEventListener('hashchange', () => (this.route = arrive()));
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = path.startsWith('#') ? path : `#${path}`;
}
