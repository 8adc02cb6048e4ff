declare const offered: unique symbol;

/** The key of an area. Its type parameter is the type of the services that the area offers its screens. */
export interface AreaKey<Offered> {
  readonly name: string;
  readonly [offered]?: Offered;
}

export function areaKey<Offered>(name: string): AreaKey<Offered> {
  return { name };
}
