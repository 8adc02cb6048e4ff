import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import type { ProductOverviewPresenter } from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { productsArea } from '../../../presentation/products/products-presenters.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { AgreementPaper } from '../../agreements/AgreementPaper.tsx';
import { useReadToEnd } from '../../agreements/use-read-to-end.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { SigningPart } from '../../agreements/SigningPart.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  line: { margin: 0 },
  // Its space stays, so that the buttons do not move under the pointer.
  over: { visibility: 'hidden' },
  // One height from the text to the signature: the text shrinks for other content, and the buttons stay under the
  // pointer.
  steady: {
    height: 'min(64dvh, 640px)',
    overflowY: 'auto',
    '& > *': { flexShrink: 0 },
    '& > [role="region"]': { flexGrow: 1, flexShrink: 1, flexBasis: 0, height: 'auto', minHeight: '140px' },
    [onPhone]: { height: '62dvh', '& > [role="region"]': { height: 'auto' } },
  },
});

interface ProductAgreementDialogProps {
  readonly presenter: ProductOverviewPresenter;
  readonly card: ProductCard;
  /** Whether the user signs the agreement and opens the product; otherwise the dialog only shows the text. */
  readonly signs: boolean;
}

/**
 * The full text of a product's agreement. The user only reads it, or reads it to its end and then opens the product,
 * which signs it (checklist F-098).
 */
export const ProductAgreementDialog = observer(function ProductAgreementDialog({
  presenter,
  card,
  signs,
}: ProductAgreementDialogProps) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const texts = usePresenter(productsArea, (offered) => offered.productAgreement());
  const { product } = card;
  useEffect(() => {
    texts.opened(product, locale);
    return () => texts.left();
  }, [texts, product, locale]);
  const read = useReadToEnd();
  const signing = signs ? presenter.signing : undefined;
  const isAnew = card.opening.state === 'opened';
  const label = say(
    signing?.chosenCertificate && !signing.done
      ? signing.chosenCertificate.kind === 'hard'
        ? 'signing.submit'
        : 'signing.submit-phone'
      : isAnew
        ? 'products.agree-again'
        : 'products.agreement-agree',
  );
  const unready = signing?.obstacle;
  return (
    <PortalDialog
      open
      kind={signs ? 'confirm' : 'info'}
      choosing
      width="wide"
      title={say('products.agreement-title', { title: card.title })}
      {...(signs
        ? { confirmLabel: label, unavailable: read.isRead ? unready && say(unready) : say('notices.agreement-scroll') }
        : {})}
      onConfirmed={async () => (signs ? presenter.agreePressed() : presenter.readingDropped())}
      // While the telephone or token is being asked, the button cancels only that.
      {...(signing?.keys.busy ? { cancelLabel: say('signing.cancel') } : {})}
      onClosed={() => (signing?.keys.busy ? signing.keys.cancelPressed() : presenter.readingDropped())}
    >
      <div className={mergeClasses(styles.parts, signs && styles.steady)}>
        {signs && isAnew && (
          <p className={styles.line}>
            {say(
              presenter.isSameText === undefined
                ? 'products.again'
                : presenter.isSameText
                  ? 'products.again-same'
                  : 'products.again-changed',
            )}
          </p>
        )}
        {signs && (
          <p className={mergeClasses(styles.line, read.isRead && styles.over)} aria-hidden={read.isRead}>
            {say('notices.agreement-scroll')}
          </p>
        )}
        <AgreementPaper texts={texts} read={read} toRead={!signs} />
        {signing && <SigningPart signing={signing} />}
        {presenter.trouble && (
          <Notice tone="bad" live>
            {say(presenter.trouble)}
          </Notice>
        )}
      </div>
    </PortalDialog>
  );
});
