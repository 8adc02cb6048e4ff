import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { LinkButton } from '../../../views/design/actions/LinkButton.tsx';
import { OutsideLink } from '../../../views/design/actions/OutsideLink.tsx';
import { PortalLink } from '../../../views/design/actions/PortalLink.tsx';
import { examplesOf } from '../../example.ts';
import { samples } from '../../samples.ts';

const here = '#here';
const outside = 'https://help.example.com/';

export const examples = [
  ...examplesOf('PortalLink', {
    usual: ({ tell }) => <PortalLink to={here}>{tell(...samples.company)}</PortalLink>,
    strong: ({ tell }) => (
      <PortalLink to={here} strong>
        {tell(...samples.company)}
      </PortalLink>
    ),
    'in a text': ({ tell }) => (
      <p>
        {tell('资料尚未齐全，', 'Some documents are missing: ')}
        <PortalLink to={here} inText>
          {tell('去补充', 'add them')}
        </PortalLink>
        {tell('。', '.')}
      </p>
    ),
    'of the present page': ({ tell }) => (
      <PortalLink to={here} current>
        {tell('资料包', 'Packages')}
      </PortalLink>
    ),
    'long text': ({ tell }) => <PortalLink to={here}>{tell(...samples.longCompany)}</PortalLink>,
  }),
  ...examplesOf('LinkButton', {
    usual: ({ tell }) => <LinkButton to={here}>{tell('返回列表', 'Back to the list')}</LinkButton>,
    primary: ({ tell }) => (
      <LinkButton to={here} kind="primary" icon={<Add20Regular />}>
        {tell('新建资料包', 'New package')}
      </LinkButton>
    ),
    subtle: ({ tell }) => (
      <LinkButton to={here} kind="subtle">
        {tell('查看全部', 'View all')}
      </LinkButton>
    ),
    small: ({ tell }) => (
      <LinkButton to={here} size="small">
        {tell('查看', 'View')}
      </LinkButton>
    ),
    large: ({ tell }) => (
      <LinkButton to={here} size="large">
        {tell('开始登记', 'Start registering')}
      </LinkButton>
    ),
    'long text': ({ tell }) => (
      <LinkButton to={here}>
        {tell('查看已经提交的全部融资申请', 'View every financing application submitted')}
      </LinkButton>
    ),
  }),
  ...examplesOf('OutsideLink', {
    usual: ({ tell }) => <OutsideLink to={outside}>{tell('在线客服', 'Online service')}</OutsideLink>,
    'long text': ({ tell }) => <OutsideLink to={outside}>{tell(...samples.longSentence)}</OutsideLink>,
  }),
];
