import {
  promptWords,
  requirementWords,
  requirementState,
} from '../../../src/presentation/products/product-overview/check-words.ts';
import { groupCards } from '../../../src/presentation/products/product-overview/product-cards.ts';
import type { ProductOverviewPresenter } from '../../../src/presentation/products/product-overview/product-overview-presenter.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { CertificateSigning } from '../../../src/presentation/agreements/certificate-signing.ts';
import type { SigningTurn } from '../../../src/domain/agreements/signing-turn.ts';
import type { AtToken } from '../scenario-token.ts';
import type { OpeningProducts } from '../abilities/opening-products.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';
import { newestNote, noteSince } from './notes-since.ts';

export function openingProducts(portal: OpenPortal): OpeningProducts {
  let page: ProductOverviewPresenter | undefined;
  const shown = (): ProductOverviewPresenter => opened(page, 'The products');

  async function look(product: string): Promise<ProductOverviewPresenter> {
    page?.left();
    const next = (page = portal.presenters.productOverview());
    next.opened(product, 'en');
    await until('the products are shown', () => next.content.value !== undefined);
    return next;
  }

  /** The result of the last press. */
  function told(notesBefore: number): string {
    const { failure, trouble, notice, signing, unsignable } = shown();
    if (trouble) return say(trouble);
    if (unsignable) return say(message('signing.none-title'));
    if (signing?.keys.notice) return say(signing.keys.notice.message);
    if (signing?.obstacle) return say(signing.obstacle);
    if (notice) return say(notice.what);
    if (failure)
      return failure.prompt
        ? say(message(promptWords[failure.prompt]))
        : failure.words ||
            say(message(failure.reasons.includes('no-soft-key') ? 'products.prompt-key' : 'products.prompt-changed'));
    const note = noteSince(portal.presenters.toasts, notesBefore);
    return note ? say(note.message) : '';
  }

  /** Presses to open or to sign again, by the state of the product. */
  async function begun(): Promise<void> {
    if (shown().shown?.opening.state === 'opened') await shown().signAnewPressed();
    else await shown().openPressed();
  }

  /** Chooses a certificate of a kind, after the search for the token. */
  async function chosen(signing: CertificateSigning, kind: 'hard' | 'cloud'): Promise<void> {
    await until('the token was looked for', () => signing.keys.stage.kind !== 'looking');
    const found = signing.usable.filter((each) => each.kind === kind);
    const one = found.find(({ serial }) => signing.plugged.some((each) => each.serial === serial)) ?? found[0];
    if (one) signing.certificateChosen(one.serial);
    await until('the token was looked for', () => signing.keys.stage.kind !== 'looking');
  }

  async function signed(how: AtToken): Promise<string> {
    const before = newestNote(portal.presenters.toasts);
    portal.token.owner = how;
    const { signing } = shown();
    if (signing) {
      await chosen(signing, 'hard');
      await shown().agreePressed();
    }
    return told(before);
  }

  const turnOf = (turn: SigningTurn | undefined): string =>
    turn?.kind === 'colleagues' ? turn.names.join(', ') : (turn?.kind ?? '');

  let asking: Promise<string> | undefined;

  return {
    openSigning: async (how) => {
      await begun();
      return signed(how);
    },
    signOnceMore: signed,
    signersTold: async () => {
      const { product, turn } = shown();
      const [home, protocols] = [portal.presenters.home(), portal.presenters.protocols()];
      await home.company.opened();
      protocols.opened('');
      await until('the own agreements are shown', () => protocols.list.value !== undefined);
      const recalled = home.warnings.find((each) => each.recalled?.product === product)?.recalled;
      const state = protocols.rows
        .map((row) => row.state)
        .find((each) => each.kind === 'sign-again' && each.product === product);
      const said = {
        product: turnOf(turn),
        home: recalled ? turnOf(home.turnOf(recalled)) : '',
        agreements: state?.kind === 'sign-again' ? turnOf(state.turn) : '',
      };
      home.left();
      protocols.left();
      return said;
    },
    stillReads: async () => shown().reading === 'sign',
    unusableCertificates: async () => {
      const signing = opened(shown().unsignable ?? shown().signing, 'A choice of certificates');
      await until('it is known whose is what is plugged in', () => !signing.isChecking);
      return {
        certificates: [
          ...signing.unusable.map(
            ({ kind, obstacle = 'unknown' }) =>
              `${kind === 'hard' ? 'UKey' : 'cloud'}: ${say(message(`signing.obstacle-${obstacle}`))}`,
          ),
          ...signing.foreign.map(() => `plugged in: ${say(message('signing.obstacle-not-holder'))}`),
        ],
        colleagues: signing.choice?.colleagues ?? [],
      };
    },
    lookForToken: async () => {
      const signing = opened(shown().signing, 'A choice of certificates');
      await signing.keys.listTokens();
      return signing.obstacle ? say(signing.obstacle) : '';
    },
    beginSigningByPhone: async () => {
      const before = newestNote(portal.presenters.toasts);
      await begun();
      const signing = opened(shown().signing, 'A choice of certificates');
      await chosen(signing, 'cloud');
      asking = shown()
        .agreePressed()
        .then(() => told(before));
    },
    signingNumber: async () => {
      const stage = shown().signing?.keys.stage;
      return stage?.kind === 'asked' ? stage.number : undefined;
    },
    phoneSigned: async () => opened(asking, 'What the telephone is asked'),
    lookAtProducts: async () => void (await look('')),
    lookAtProduct: async (title) => {
      const found = (await look('')).cards.find((card) => card.title === title);
      if (!found) throw new Error(`No product is called ${title}`);
      await look(found.product);
    },
    productProject: async () => shown().content.value?.projectCode ?? '',
    productAgreementTakenHome: async () => opened(await shown().filePressed(), 'The agreement').name,
    checkProductAgain: async () => shown().checkPressed(),
    productStanding: async () => {
      const { opening } = opened(shown().shown, 'A product');
      return { state: opening.state, missing: opening.reasons.filter((reason) => reason !== 'agreement-unsigned') };
    },
    productGroups: async () =>
      Object.fromEntries(groupCards(shown().cards).map(({ group, cards }) => [group, cards.length])),
    unifiedHint: async () => shown().hint,
    pressOpen: async () => {
      const before = newestNote(portal.presenters.toasts);
      await shown().openPressed();
      return told(before);
    },
    openAgreeing: async () => {
      const before = newestNote(portal.presenters.toasts);
      await shown().openPressed();
      const { signing } = shown();
      if (signing) await chosen(signing, 'hard');
      if (shown().reading === 'sign') await shown().agreePressed();
      return told(before);
    },
    productConditions: async () => {
      const certification = opened(shown().content.value, 'The products').certification;
      return Object.fromEntries(
        opened(shown().shown, 'A product').opening.checks.map((check, _, checks) => [
          say(message(requirementWords[check.requirement])),
          say(requirementState(check, certification, checks)),
        ]),
      );
    },
    productAgreement: async () => opened(shown().shown, 'A product').agreement?.kind ?? '',
    signAnew: async () => {
      const before = newestNote(portal.presenters.toasts);
      await shown().signAnewPressed();
      const { signing } = shown();
      if (signing) await chosen(signing, 'hard');
      await shown().agreePressed();
      return told(before);
    },
    productLeadsTo: async () => opened(shown().shown, 'A product').path,
    pageAt: () => portal.navigator.current(),
  };
}
