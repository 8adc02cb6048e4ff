import { makeAutoObservable, runInAction } from 'mobx';
import type { PackagedBusiness } from '../../../../domain/evidence/materials/evidence-package.ts';
import type { OrderDetails } from '../../../../domain/evidence/orders/order-details.ts';
import { withoutSeparators } from '../../../../domain/evidence/trade-contract/contract-number.ts';
import { moneyToText } from '../../../../domain/money/money.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { failureOf } from '../../../shared/failure.ts';
import { Latest } from '../../../shared/latest.ts';
import { describeField } from '../../shared/field-kinds.ts';
import { shownValue, type ShownValue } from '../../shared/shown-value.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

/** Orders of so many businesses are asked for; of more, those of the first. */
const mostAsked = 10;

type OrderState = Pick<OpenPackage, 'packageId' | 'evidence' | 'editors' | 'item' | 'compared'>;
type OrderPorts = Pick<MaterialsPorts, 'trail' | 'session'>;

/** One value of an order, beside what stands in the contract. */
export interface OrderOffer {
  readonly id: 'contractNumber' | 'contractAmount';
  readonly label: Message;
  readonly mine: ShownValue;
  readonly theirs: ShownValue;
  /** They say the same. */
  readonly same: boolean;
}

/** An order, and what of it can be taken over. */
export interface OrderOffers {
  readonly businessNumber: string;
  readonly orderNumber: string;
  readonly coreName: string;
  readonly offers: readonly OrderOffer[];
}

/** What an order says for the fields of a contract; what it does not say is left out. */
function valuesOf({ contractNumber, amount }: OrderDetails): Readonly<Partial<Record<OrderOffer['id'], string>>> {
  const number = contractNumber.trim();
  return {
    ...(number === '' ? {} : { contractNumber: number }),
    ...(amount ? { contractAmount: moneyToText(amount) } : {}),
  };
}

/**
 * Filling a contract in from the order behind a business: both values are shown, and each is taken by itself or left.
 */
export class OrderFill {
  /** Somebody has asked for it on this page: until then nothing of it is fetched. */
  wanted = false;
  /** The contract that it is about; undefined while nobody asks. */
  documentId: string | undefined = undefined;
  /** Undefined while they are on their way. */
  orders: readonly (PackagedBusiness & { readonly order: OrderDetails })[] | undefined = undefined;
  failure: Message | undefined = undefined;
  readonly #latest = new Latest();
  readonly #state: OrderState;
  readonly #ports: OrderPorts;

  constructor(state: OrderState, ports: OrderPorts) {
    this.#state = state;
    this.#ports = ports;
    makeAutoObservable<this>(this, { offeredFor: false }, { autoBind: true, deep: false });
  }

  /** Whether there can be an order behind this document. */
  offeredFor(documentId: string): boolean {
    return this.#state.editors.get(documentId)?.item.content.kind === 'contract' && this.businesses.length > 0;
  }

  get shown(): readonly OrderOffers[] | undefined {
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
        const stands =
          id === 'contractNumber' && fields.contractAsWritten !== '' ? fields.contractAsWritten : fields[id].trim();
        return [
          {
            id,
            label: message(label),
            mine: shownValue({ id, kind }, stands),
            theirs: shownValue({ id, kind }, theirs),
            same: fields[id].trim() === (id === 'contractNumber' ? withoutSeparators(theirs) : theirs),
          },
        ];
      }),
    }));
  }

  async pressed(documentId: string): Promise<void> {
    this.wanted = true;
    this.documentId = documentId;
    await this.fetched();
  }

  async againPressed(): Promise<void> {
    await this.fetched();
  }

  closed(): void {
    this.#latest.stop();
    this.documentId = undefined;
  }

  /**
   * What an order says takes the place of what stands there; the number goes without its separators, and stays beside
   * it as it is written.
   */
  taken(businessNumber: string, id: OrderOffer['id']): void {
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

  private async fetched(): Promise<void> {
    const { trail, session } = this.#ports;
    const { packageId } = this.#state;
    const signal = this.#latest.next();
    this.orders = undefined;
    this.failure = undefined;
    try {
      const found = await Promise.all(
        this.businesses.slice(0, mostAsked).map(async (business) => ({
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
