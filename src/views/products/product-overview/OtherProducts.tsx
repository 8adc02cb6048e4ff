import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { productPath, productsPath } from '../../../domain/catalogue/product-paths.ts';
import { groupCards } from '../../../presentation/products/product-overview/product-cards.ts';
import type { ProductOverviewPresenter } from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { cardLine, groupWords } from './state-look.ts';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    padding: '8px 16px 4px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground3,
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  list: { listStyleType: 'none', margin: 0, padding: '0 0 6px' },
  row: { display: 'flex', alignItems: 'center', gap: '8px', padding: '6px 16px' },
  words: { flexGrow: 1, minWidth: 0 },
  line: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  foot: {
    padding: '10px 16px 14px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
});

/** The other products of the host, grouped by state. */
export const OtherProducts = observer(function OtherProducts({
  presenter,
}: {
  readonly presenter: ProductOverviewPresenter;
}) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const others = presenter.cards.filter(
    ({ product, offered, opening }) => product !== presenter.product && (offered || opening.state === 'opened'),
  );
  return (
    <Card title={say('products.other')} more={<PortalLink to={productsPath}>{say('products.all')}</PortalLink>}>
      {groupCards(others).map(({ group, cards }) => (
        <section key={group}>
          <h3 className={styles.group}>
            <span>{say(groupWords[group])}</span>
            <span>{cards.length}</span>
          </h3>
          <ul className={styles.list}>
            {cards.map((card) => (
              <li key={card.product} className={styles.row}>
                <div className={styles.words}>
                  <PortalLink strong to={productPath(card.product)}>
                    {card.title}
                  </PortalLink>
                  <div className={styles.line}>{cardLine(card, say, presenter.content.value?.certification ?? {})}</div>
                </div>
                {card.path !== '' && (
                  <PortalLink to={card.path}>
                    {say('products.enter')}
                    <span className={hidden}> {card.title}</span>
                  </PortalLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.foot}>{say('products.follow')}</div>
    </Card>
  );
});
