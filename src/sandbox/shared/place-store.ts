import { makeAutoObservable } from 'mobx';
import { pathOf, placeOf, type Place } from './place.ts';

/** The part of the browser's window that holds the address. */
export interface AddressBar {
  readonly location: { hash: string };
  addEventListener(type: 'hashchange', listener: () => void): void;
}

/** The current page, by the address. Going to another page changes the address. */
export class PlaceStore {
  place: Place;
  readonly #bar: AddressBar;

  constructor(bar: AddressBar) {
    this.#bar = bar;
    this.place = placeOf(bar.location.hash);
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    bar.addEventListener('hashchange', this.addressChanged);
  }

  goTo(place: Place): void {
    this.#bar.location.hash = pathOf(place);
  }

  addressChanged(): void {
    this.place = placeOf(this.#bar.location.hash);
  }
}
