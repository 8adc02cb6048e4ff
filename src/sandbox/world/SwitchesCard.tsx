import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CheckBox } from '../../views/design/fields/CheckBox.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  facts: { margin: '0 0 12px', color: tokens.colorNeutralForeground3 },
  products: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
});

/** The switches of the products: new packages can be made of a product that is on. */
export const SwitchesCard = observer(function SwitchesCard() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { switches } = useConsole();
  const { content, products } = switches;
  useEffect(() => switches.opened(), [switches]);
  return (
    <Card title={say('sandbox-switches.title')} padded>
      <p className={styles.facts}>{say('sandbox-switches.facts')}</p>
      {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={switches.load} />}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.docType}>
            <CheckBox checked={product.on} onToggled={(on) => void switches.switched(product, on)}>
              {say('sandbox.book', { book: product.book })}
            </CheckBox>
          </li>
        ))}
      </ul>
    </Card>
  );
});
