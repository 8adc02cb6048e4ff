import { makeAutoObservable } from 'mobx';
import { pathOf, placeOf, type Place } from './place.ts';

/** The part of a browser's window that says where one is. */
export interface AddressBar {
  readonly location: { hash: string };
  addEventListener(type: 'hashchange', listener: () => void): void;
}

/** Follows the address; going somewhere changes the address. */
export class PlaceStore {
  place: Place;
  readonly #bar: AddressBar;

  constructor(bar: AddressBar) {
    this.#bar = bar;
    this.place = placeOf(bar.location.hash);
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    bar.addEventListener('hashchange', this.moved);
  }

  goTo(place: Place): void {
    this.#bar.location.hash = pathOf(place);
  }

  moved(): void {
    this.place = placeOf(this.#bar.location.hash);
  }
}
