import { observer } from 'mobx-react-lite';

import type { IdentityProof } from '../../../presentation/entry/shared/identity-proof.ts';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { useWords } from '../../../words/use-words.ts';

/** The choice between a code and a key, if both are offered. */
export const ProofChoice = observer(function ProofChoice({ identity }: { readonly identity: IdentityProof }) {
  const { say } = useWords();
  const { kinds, kind } = identity;
  if (kinds.length < 2) return null;
  return (
    <RadioChoices
      label={say('recovery.by')}
      value={kind}
      choices={kinds.map((way) => ({ value: way, label: say(`recovery.by-${way}`) }))}
      onChanged={(value) => identity.kindChosen(value === 'key' ? 'key' : 'sms')}
    />
  );
});
