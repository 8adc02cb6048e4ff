import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { useWords } from '../../../words/use-words.ts';

/**
 * The hint for a company without a unified certificate (three certificates in one). Core enterprises and companies of
 * the chain get different texts (checklist F-114).
 */
export function UnifiedHint({ hint }: { readonly hint: 'core' | 'chain' | undefined }) {
  const { say } = useWords();
  if (hint === undefined) return null;
  return (
    <Notice tone={hint === 'core' ? 'info' : 'warn'} title={say('products.hint-title')}>
      {say(hint === 'core' ? 'products.hint-core' : 'products.hint-chain')} {hint === 'chain' && <SupportLine />}
    </Notice>
  );
}
