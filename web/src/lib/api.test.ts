import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiProblem } from './api';

interface Sent {
  path: string;
  id: string | undefined;
  body: string;
}

describe('what must not be done twice', () => {
  const sent: Sent[] = [];
  let answers: (() => Promise<Response>)[] = [];

  beforeEach(() => {
    sent.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const headers = init.headers as Record<string, string>;
      sent.push({ path, id: headers['Idempotency-Key'], body: init.body as string });
      const answer = answers.shift();
      if (!answer) throw new Error('nobody asked so often');
      return answer();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const lost = () => Promise.reject(new TypeError('the line broke'));
  const answered = (status: number, body: unknown) => () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
  const ticket = { table: 'abc', seat: 1, token: 'x' };

  it('is sent again with the same id when no answer came', async () => {
    answers = [lost, answered(503, { type: 'busy', status: 503 }), answered(201, ticket)];
    const taken = api.takeSeat('abc', 'Ada', 1);
    await vi.runAllTimersAsync();
    expect(await taken).toMatchObject(ticket);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((s) => s.id)).size).toBe(1);
    expect(new Set(sent.map((s) => s.body)).size).toBe(1);
    expect(sent[0]?.id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has another id each time it is wanted', async () => {
    answers = [answered(201, ticket), answered(201, ticket)];
    await api.takeSeat('abc', 'Ada', 1);
    await api.takeSeat('abc', 'Ada', 1);
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
  });

  it('is not asked for again once it was refused', async () => {
    answers = [answered(409, { type: 'seat-taken', status: 409 })];
    await expect(api.takeSeat('abc', 'Ada', 1)).rejects.toBeInstanceOf(ApiProblem);
    expect(sent).toHaveLength(1);
  });

  it('goes for tables and files, too', async () => {
    answers = [
      answered(201, { table: 'abc', tickets: [], invitations: [] }),
      answered(201, { table: 'abc', open: [] }),
    ];
    await api.createTable({ chairs: ['me'] } as never);
    await api.importTable({});
    expect(sent.map((s) => s.path)).toEqual(['/api/tables', '/api/imports']);
    expect(sent.every((s) => s.id !== undefined)).toBe(true);
  });
});
