import { Card } from '../../../views/design/panels/Card.tsx';
import { KeyValueFacts, type Fact } from '../../../views/design/panels/KeyValueFacts.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { money } from '../../../words/format.ts';
import { examplesOf, type Tell } from '../../example.ts';
import { nothing, samples } from '../../samples.ts';

const facts = (tell: Tell): readonly Fact[] => [
  { label: tell('供应商', 'Supplier'), value: tell(...samples.company), strong: true },
  { label: tell('买方', 'Buyer'), value: tell(...samples.buyer) },
  { label: tell('合同金额', 'Contract amount'), value: money('1284500.5'), amount: true },
  { label: tell('经办人', 'Handled by'), value: tell(...samples.person) },
  { label: tell('备注', 'Note'), value: '' },
];

const longFacts = (tell: Tell): readonly Fact[] => [
  { label: tell(...samples.company), value: tell(...samples.longCompany), strong: true },
  { label: tell('合同编号', 'Contract number'), value: tell(...samples.longNumber) },
  { label: tell('合同金额', 'Contract amount'), value: money('9007199254740993.07'), amount: true },
  { label: tell('说明', 'Explanation'), value: tell(...samples.longSentence) },
];

export const examples = [
  ...examplesOf('Card', {
    usual: ({ tell }) => (
      <Card title={tell('基本信息', 'Basic data')} padded>
        {tell(...samples.sentence)}
      </Card>
    ),
    'without a title': ({ tell }) => <Card padded>{tell(...samples.sentence)}</Card>,
    'with a note and an action': ({ tell }) => (
      <Card
        padded
        title={tell('基本信息', 'Basic data')}
        note={tell('三项未填', 'Three not filled in')}
        more={
          <PressButton kind="subtle" size="small" onPress={nothing}>
            {tell('编辑', 'Edit')}
          </PressButton>
        }
      >
        {tell(...samples.sentence)}
      </Card>
    ),
    'long text': ({ tell }) => (
      <Card
        padded
        title={tell(...samples.longCompany)}
        note={tell(...samples.sentence)}
        more={
          <PressButton kind="subtle" size="small" onPress={nothing}>
            {tell('编辑', 'Edit')}
          </PressButton>
        }
      >
        {tell(...samples.longSentence)}
      </Card>
    ),
  }),
  ...examplesOf('KeyValueFacts', {
    across: ({ tell }) => <KeyValueFacts facts={facts(tell)} />,
    down: ({ tell }) => <KeyValueFacts layout="down" facts={facts(tell)} />,
    'long text across': ({ tell }) => <KeyValueFacts facts={longFacts(tell)} />,
    'long text down': ({ tell }) => <KeyValueFacts layout="down" facts={longFacts(tell)} />,
  }),
];
