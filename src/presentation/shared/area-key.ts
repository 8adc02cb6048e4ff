declare const offered: unique symbol;

/** The key of an area, with the type of what the area offers its screens. */
export interface AreaKey<Offered> {
  readonly name: string;
  readonly [offered]?: Offered;
}

export function areaKey<Offered>(name: string): AreaKey<Offered> {
  return { name };
}
