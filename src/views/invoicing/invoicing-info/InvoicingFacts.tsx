import { observer } from 'mobx-react-lite';

import { profileFields } from '../../../domain/invoicing/shared/invoicing-profile.ts';
import type { KeptProfile } from '../../../application/ports/invoicing/invoicing-desk.ts';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { emptyValue } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { useFieldWords } from './use-field-words.ts';

/** The invoicing details for users who may only read them, with the reason. */
export const InvoicingFacts = observer(function InvoicingFacts({ kept }: { readonly kept: KeptProfile }) {
  const { say } = useWords();
  const { nameOf, valueOf } = useFieldWords();
  const { profile, taxNumber, paperType } = kept;
  return (
    <>
      <Notice tone="info">{say('invoicing.read-only')}</Notice>
      <Card title={say('invoicing.form')} padded>
        <KeyValueFacts
          layout="down"
          facts={[
            { label: say('invoicing.tax-number'), value: taxNumber || emptyValue },
            ...profileFields.map((field) => ({ label: nameOf(field), value: valueOf(field, profile[field]) })),
            {
              label: say('invoicing.paper'),
              value: say(paperType === undefined ? 'invoicing.paper-stopped' : `invoicing.paper-${paperType}`),
            },
          ]}
        />
      </Card>
    </>
  );
});
