import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import type { ProductOverviewPresenter } from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { productsArea } from '../../../presentation/products/products-presenters.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { AgreementPaper } from '../../notices/shared/AgreementPaper.tsx';
import { useReadToEnd } from '../../notices/shared/use-read-to-end.ts';
import { usePresenter } from '../../shell/shared/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({ parts: { display: 'flex', flexDirection: 'column', gap: '12px' }, line: { margin: 0 } });

interface ProductAgreementDialogProps {
  readonly presenter: ProductOverviewPresenter;
  readonly card: ProductCard;
  /** It is signed here, and the product opened; otherwise it is read. */
  readonly signs: boolean;
}

/** A product's agreement in full: read, or read to its end and signed with the press that opens the product (checklist F-098). */
export const ProductAgreementDialog = observer(function ProductAgreementDialog({ presenter, card, signs }: ProductAgreementDialogProps) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const texts = usePresenter(productsArea, (offered) => offered.productAgreement());
  const { product } = card;
  useEffect(() => {
    texts.opened(product, locale);
    return () => texts.left();
  }, [texts, product, locale]);
  const read = useReadToEnd();
  return (
    <PortalDialog
      open
      kind={signs ? 'confirm' : 'info'}
      choosing
      width="wide"
      title={say('products.agreement-title', { title: card.title })}
      {...(signs ? { confirmLabel: say(card.opening.state === 'opened' ? 'products.agree-anew' : 'products.agreement-agree'), unavailable: read.isRead ? undefined : say('notices.agreement-scroll') } : {})}
      onConfirmed={async () => (signs ? presenter.agreePressed() : presenter.readingDropped())}
      onClosed={() => presenter.readingDropped()}
    >
      <div className={styles.parts}>
        {signs && !read.isRead && <p className={styles.line}>{say('notices.agreement-scroll')}</p>}
        <AgreementPaper texts={texts} read={read} toRead={!signs} />
        {presenter.trouble && (
          <Notice tone="bad" live>
            {say(presenter.trouble)}
          </Notice>
        )}
      </div>
    </PortalDialog>
  );
});
