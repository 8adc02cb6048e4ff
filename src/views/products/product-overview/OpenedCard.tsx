import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { certificatePath } from '../../../domain/keys/certificate-path.ts';
import { reasonMessage } from '../../../presentation/products/product-overview/check-words.ts';
import type { ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import type { ProductOverviewPresenter } from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { useWords } from '../../../words/use-words.ts';
import { SigningWay } from '../shared/SigningWay.tsx';
import { waysOnId } from './state-look.ts';

const useStyles = makeStyles({
  line: { margin: '0 0 12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** An open product: the day of its opening, and the links into it. */
export const OpenedCard = observer(function OpenedCard({
  card,
  presenter,
}: {
  readonly card: ProductCard;
  readonly presenter: ProductOverviewPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { opened, path, title, agreement } = card;
  const expired = card.opening.checks.find(
    ({ because }) => because === 'hard-certificate-expired' || because === 'soft-certificate-expired',
  );
  const { turn } = presenter;
  return (
    <Card title={say('products.opened-title')} padded>
      {agreement && (
        <div className={styles.line}>
          <Notice tone={agreement.isHeldUp ? 'bad' : 'warn'}>
            {agreement.kind === 'withdrawn'
              ? say('products.recalled-withdrawn', { at: agreement.at })
              : say(agreement.isHeldUp ? 'products.recalled-past' : 'products.recalled-to-sign', {
                  at: agreement.deadline,
                })}
            {turn && <SigningWay turn={turn} product={card.product} isHere />}
            {agreement.kind === 'withdrawn' && (
              <>
                {' '}
                {say('products.refused-help')} <SupportLine />
              </>
            )}
          </Notice>
        </div>
      )}
      {expired?.because && (
        <div className={styles.line}>
          <Notice tone="bad">
            <div>{say(reasonMessage(expired.because, presenter.content.value?.certification ?? {}))}</div>
            {say('products.opened-expired')}{' '}
            <PortalLink to={certificatePath('own')}>{say('products.renew-certificates')}</PortalLink>
          </Notice>
        </div>
      )}
      <p className={styles.line}>
        {opened && opened.by !== '' ? say('products.opened-by', opened) : say('products.opened-unknown')}{' '}
        {path === '' && card.hasPages && say('products.opened-no-page')}
      </p>
      <div id={waysOnId} className={styles.actions}>
        {turn?.kind === 'own' && (
          <PressButton kind="primary" busy={presenter.busy} onPress={async () => presenter.signAnewPressed()}>
            {say('products.sign-again')}
          </PressButton>
        )}
        {path !== '' && (
          <LinkButton kind={agreement?.isHeldUp || turn?.kind === 'own' ? 'ordinary' : 'primary'} to={path}>
            {say('products.enter-of', { title })}
          </LinkButton>
        )}
        <PressButton onPress={() => presenter.readPressed()}>{say('products.read')}</PressButton>
      </div>
    </Card>
  );
});
