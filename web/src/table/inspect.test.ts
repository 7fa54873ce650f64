import { describe, expect, it } from 'vitest';
import { acts, parse, subjectAt } from './inspect';

function page(html: string): (selector: string) => Element {
  document.body.innerHTML = html;
  return (selector) => document.querySelector(selector) as Element;
}

describe('what can be looked at', () => {
  it('says so with a kind and an id', () => {
    expect(parse('intruder:adult@3')).toEqual({ kind: 'intruder', id: 'adult@3' });
    expect(parse('room:')).toBeNull();
    expect(parse('room')).toBeNull();
  });

  it('is found from whatever lies on it', () => {
    const find = page(
      '<g data-inspect="room:011"><path id="room"></path><g data-inspect="crew:2"><b id="token"></b></g></g>',
    );
    expect(subjectAt(find('#room'))?.subject).toEqual({ kind: 'room', id: '011' });
    expect(subjectAt(find('#token'))?.subject).toEqual({ kind: 'crew', id: '2' });
    expect(subjectAt(document.body)).toBeNull();
  });

  it('is an instrument by its name, but not one that a later lesson teaches', () => {
    const find = page(
      '<div data-gauge="time"><b></b></div><div data-gauge="pods" data-later="lesson 8"><i></i></div>',
    );
    expect(subjectAt(find('b'))?.subject).toEqual({ kind: 'gauge', id: 'time' });
    expect(subjectAt(find('i'))).toBeNull();
  });
});

describe('a click', () => {
  it('looks only where it does nothing else', () => {
    const find = page(
      '<li data-inspect="crew:1"><button id="name" data-inspect="crew:1"></button><button id="vote"></button></li>' +
        '<g data-inspect="room:004" data-acts><b id="open"></b></g>' +
        '<g data-inspect="room:005"><path id="shut" role="button" aria-disabled="true"></path></g>',
    );
    expect(acts(find('#name'))).toBe(false);
    expect(acts(find('#vote'))).toBe(true);
    expect(acts(find('#open'))).toBe(true);
    expect(acts(find('#shut'))).toBe(false);
    expect(acts(find('li'))).toBe(false);
  });
});
