import { makeStyles, tokens } from '@fluentui/react-components';

import type { ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  hero: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    padding: '16px 20px',
    background: `linear-gradient(100deg, ${portal.card} 40%, ${portal.accentSoft})`,
    borderRadius: `${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge} 0 0`,
  },
  words: { margin: 0, fontSize: '15px', lineHeight: '24px', maxWidth: '720px' },
  tags: { listStyleType: 'none', display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0 },
  tag: {
    padding: '1px 8px',
    fontSize: '12px',
    lineHeight: '18px',
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground2,
  },
  fit: {
    display: 'grid',
    gridTemplateColumns: '1fr 1.15fr',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  half: { padding: '12px 20px 14px', minWidth: 0 },
  second: {
    borderLeft: `1px solid ${portal.hairlineSoft}`,
    [onPhone]: { borderLeft: 'none', borderTop: `1px solid ${portal.hairlineSoft}` },
  },
  heading: {
    margin: '0 0 6px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground3,
  },
  list: { margin: 0, paddingLeft: '18px', lineHeight: '22px' },
  hint: { padding: '12px 20px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
});

/** The purpose of a product, its customers and its price. */
export function ProductFacts({ card }: { readonly card: ProductCard }) {
  const styles = useStyles();
  const { say } = useWords();
  const { texts, keyHint } = card;
  const costs = [
    { label: say('products.cost-opening'), value: say('products.cost-free'), strong: true },
    ...texts.costs.map(({ what, price }) => ({ label: what, value: price })),
    { label: say('products.cost-service'), value: say('products.cost-by-agreement') },
  ];
  return (
    <Card>
      <div className={styles.hero}>
        <p className={styles.words}>{texts.description}</p>
        <ul className={styles.tags}>
          {texts.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.fit}>
        <section className={styles.half}>
          <h2 className={styles.heading}>{say('products.for-whom')}</h2>
          <ul className={styles.list}>
            {texts.fits.map((fit) => (
              <li key={fit}>{fit}</li>
            ))}
          </ul>
        </section>
        <section className={`${styles.half} ${styles.second}`}>
          <h2 className={styles.heading}>{say('products.costs')}</h2>
          <KeyValueFacts layout="down" facts={costs} />
        </section>
      </div>
      {keyHint && (
        <div className={styles.hint}>
          <Notice tone="info" small>
            {say('products.key-hint')}
          </Notice>
        </div>
      )}
    </Card>
  );
}
