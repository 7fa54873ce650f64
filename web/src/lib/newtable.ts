/** The choices of the new-table screen and what they add up to. */

export interface Character {
  id: string;
  colour: string;
}

/** The first character for each seat whose colour no earlier seat has. */
export function firstPick(characters: Character[], seats: number): string[] {
  const picked: Character[] = [];
  for (const character of characters) {
    if (picked.length < seats && picked.every((p) => p.colour !== character.colour)) picked.push(character);
  }
  return picked.map((p) => p.id);
}

/** Seats whose character shares a colour with that of an earlier seat. */
export function clashes(characters: Character[], crew: string[]): number[] {
  const colour = (id: string) => characters.find((c) => c.id === id)?.colour ?? id;
  return crew.flatMap((id, seat) =>
    crew.slice(0, seat).some((other) => colour(other) === colour(id)) ? [seat] : [],
  );
}
