import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import KeepPeace from './KeepPeace.svelte';
import { invitationsTo, keepInvitations } from './seats';
import type { SeatInfo, TableInfo } from './wire';

const seat = (number: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: number, kind: 'human', name, muted: false, ...more }) as SeatInfo;

const table = (state: string, seats: SeatInfo[]): TableInfo =>
  ({ id: 'abc', state, host: 0, spectatorsMuted: false, seats }) as TableInfo;

describe('keeping the peace', () => {
  const sent: { method: string; path: string; body: unknown }[] = [];
  let answer: unknown = {};

  beforeEach(() => {
    sent.length = 0;
    localStorage.clear();
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      sent.push({ method: init.method ?? '', path, body: JSON.parse(init.body as string) });
      return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const people = [seat(0, 'Ada'), seat(1, 'Eve'), seat(2, '', { kind: 'bot' })];
  const buttons = (name: string) => screen.getAllByRole('button', { name });

  it('is for the other people and the spectators, not for bots or oneself', async () => {
    render(KeepPeace, { table: table('running', people), token: 'secret' });
    expect(buttons('host.remove')).toHaveLength(1);
    expect(buttons('host.mute')).toHaveLength(2);
    await fireEvent.click(buttons('host.mute')[0] as HTMLElement);
    await fireEvent.click(buttons('host.mute')[1] as HTMLElement);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { method: 'PUT', path: '/api/tables/abc/mutes', body: { seat: 1, muted: true } },
      { method: 'PUT', path: '/api/tables/abc/mutes', body: { muted: true } },
    ]);
  });

  it('lets somebody talk again', async () => {
    const muted = [seat(0, 'Ada'), seat(1, 'Eve', { muted: true })];
    render(KeepPeace, { table: table('running', muted), token: 'secret' });
    await fireEvent.click(screen.getByRole('button', { name: 'host.unmute' }));
    await vi.waitFor(() => expect(sent[0]?.body).toEqual({ seat: 1, muted: false }));
  });

  it('asks before it takes a seat back, and keeps the new code', async () => {
    keepInvitations('abc', [{ seat: 2, code: 'old' }]);
    answer = { invitation: { seat: 1, code: 'new' } };
    const kept = vi.fn();
    render(KeepPeace, { table: table('open', people), token: 'secret', onkept: kept });
    await fireEvent.click(screen.getByRole('button', { name: 'host.remove' }));
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'host.no' }));
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'host.remove' }));
    await fireEvent.click(screen.getByRole('button', { name: 'host.yes' }));
    await vi.waitFor(() => expect(kept).toHaveBeenCalled());
    expect(sent).toEqual([{ method: 'POST', path: '/api/tables/abc/removals', body: { seat: 1 } }]);
    expect(invitationsTo('abc')).toEqual([
      { seat: 2, code: 'old' },
      { seat: 1, code: 'new' },
    ]);
  });
});
