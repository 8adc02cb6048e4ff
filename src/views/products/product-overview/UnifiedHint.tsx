import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { useWords } from '../../../words/use-words.ts';

/**
 * What a company hears that is not certified by three certificates in one: a core enterprise something else than one of
 * the chain (checklist F-114).
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
