declare const offered: unique symbol;

/** An area by its name, with the type of what it offers its screens. */
export interface AreaKey<Offered> {
  readonly name: string;
  readonly [offered]?: Offered;
}

export function areaKey<Offered>(name: string): AreaKey<Offered> {
  return { name };
}
