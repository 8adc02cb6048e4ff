import { makeAutoObservable, runInAction } from 'mobx';
import type { PackagedBusiness } from '../../../../domain/evidence/materials/evidence-package.ts';
import type { OrderDetails } from '../../../../domain/evidence/orders/order-details.ts';
import { withoutSeparators } from '../../../../domain/text/without-separators.ts';
import { moneyToText } from '../../../../domain/money/money.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { failureOf } from '../../../shared/failure.ts';
import { LatestRequest } from '../../../shared/latest.ts';
import { describeField } from '../../shared/field-kinds.ts';
import { shownValue, type ShownValue } from '../../shared/shown-value.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

/** The orders of this many businesses are loaded; further businesses are omitted. */
const maximumOrders = 10;

type OrderState = Pick<OpenPackage, 'packageId' | 'evidence' | 'editors' | 'item' | 'compared'>;
type OrderPorts = Pick<MaterialsPorts, 'trail' | 'session'>;

/** One value of an order, beside the contract's value. */
export interface OrderOffer {
  readonly id: 'contractNumber' | 'contractAmount';
  readonly label: Message;
  readonly mine: ShownValue;
  readonly theirs: ShownValue;
  /** Whether they are equal. */
  readonly same: boolean;
}

/** An order, and its values for the contract. */
export interface OrderOffers {
  readonly businessNumber: string;
  readonly orderNumber: string;
  readonly coreName: string;
  readonly offers: readonly OrderOffer[];
}

/** The values of an order for the fields of a contract, without empty ones. */
function valuesOf({ contractNumber, amount }: OrderDetails): Readonly<Partial<Record<OrderOffer['id'], string>>> {
  const number = contractNumber.trim();
  return {
    ...(number === '' ? {} : { contractNumber: number }),
    ...(amount ? { contractAmount: moneyToText(amount) } : {}),
  };
}

/**
 * Fills in a contract from the order behind a business. Both values are shown, and each is taken or left separately.
 */
export class OrderFill {
  /** Whether the user has opened it on this page. Its code is not loaded before. */
  wasOpened = false;
  /** The contract in question; undefined while the dialog is closed. */
  documentId: string | undefined = undefined;
  /** Undefined while they are being loaded. */
  orders: readonly (PackagedBusiness & { readonly order: OrderDetails })[] | undefined = undefined;
  failure: Message | undefined = undefined;
  readonly #latest = new LatestRequest();
  readonly #state: OrderState;
  readonly #ports: OrderPorts;

  constructor(state: OrderState, ports: OrderPorts) {
    this.#state = state;
    this.#ports = ports;
    makeAutoObservable<this>(this, { isOfferedFor: false }, { autoBind: true, deep: false });
  }

  /** Whether there may be an order behind this document. */
  isOfferedFor(documentId: string): boolean {
    return this.#state.editors.get(documentId)?.item.content.kind === 'contract' && this.businesses.length > 0;
  }

  get views(): readonly OrderOffers[] | undefined {
    const { orders, documentId } = this;
    const fields = this.#state.editors.get(documentId ?? '')?.fields;
    if (!orders || !fields) return undefined;
    return orders.map(({ number, order }) => ({
      businessNumber: number,
      orderNumber: order.orderNumber,
      coreName: order.coreName,
      offers: (['contractNumber', 'contractAmount'] as const).flatMap((id): OrderOffer[] => {
        const theirs = valuesOf(order)[id];
        if (theirs === undefined) return [];
        const { kind, label } = describeField(id);
        const present =
          id === 'contractNumber' && fields.contractAsWritten !== '' ? fields.contractAsWritten : fields[id].trim();
        return [
          {
            id,
            label: message(label),
            mine: shownValue({ id, kind }, present),
            theirs: shownValue({ id, kind }, theirs),
            same: fields[id].trim() === (id === 'contractNumber' ? withoutSeparators(theirs) : theirs),
          },
        ];
      }),
    }));
  }

  async ordersPressed(documentId: string): Promise<void> {
    this.wasOpened = true;
    this.documentId = documentId;
    await this.load();
  }

  async retryPressed(): Promise<void> {
    await this.load();
  }

  closed(): void {
    this.#latest.stop();
    this.documentId = undefined;
  }

  /**
   * Takes a value of an order into the contract. The number is taken without its separators, and its written form is
   * kept beside it.
   */
  valueTaken(businessNumber: string, id: OrderOffer['id']): void {
    const { documentId = '' } = this;
    const order = this.orders?.find(({ number }) => number === businessNumber)?.order;
    const value = order && valuesOf(order)[id];
    if (value === undefined) return;
    this.#state.editors
      .get(documentId)
      ?.typed(
        id === 'contractNumber'
          ? { contractNumber: withoutSeparators(value), contractAsWritten: value }
          : { contractAmount: value },
      );
    const item = this.#state.item(documentId)?.item;
    if (item) this.#state.compared.markCompared(item, [id]);
  }

  private get businesses(): readonly PackagedBusiness[] {
    return this.#state.evidence?.businesses ?? [];
  }

  private async load(): Promise<void> {
    const { trail, session } = this.#ports;
    const { packageId } = this.#state;
    const signal = this.#latest.next();
    this.orders = undefined;
    this.failure = undefined;
    try {
      const found = await Promise.all(
        this.businesses.slice(0, maximumOrders).map(async (business) => ({
          business,
          order: await trail.orderInPackage(packageId, business.number, signal),
        })),
      );
      if (!signal.aborted)
        runInAction(
          () => (this.orders = found.flatMap(({ business, order }) => (order ? [{ ...business, order }] : []))),
        );
    } catch (thrown) {
      if (signal.aborted) return;
      session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown).what));
    }
  }
}
