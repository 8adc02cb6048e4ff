Feature: Signing in from a partner's portal
  A partner's portal sends its users here with a signed link that names the user, the company and the page. The portal
  shows which user would sign in, and signs in only after a confirmation. A link alone signs nobody in.

  Scenario: A user from a partner's portal confirms the account and reaches the page that the partner named
    When the partner leads Zhou Siyuan to "/credit/finance-data/index/finance"
    Then Zhou Siyuan would come in as "周思远, 宁波砚舟精密铸造有限公司"
    When Zhou Siyuan says that it is they
    Then Zhou Siyuan stands at "/credit/finance-data/index/finance"

  Scenario: A link leads to a page that every user has, although no menu names it
    When the partner leads Zhou Siyuan to "/my/message/index"
    Then Zhou Siyuan would come in as "周思远, 宁波砚舟精密铸造有限公司"
    When Zhou Siyuan says that it is they
    Then Zhou Siyuan stands at "/my/message/index"

  Scenario: A link can be used only once
    When the partner leads Zhou Siyuan to "/index"
    Then Zhou Siyuan would come in as "周思远, 宁波砚舟精密铸造有限公司"
    When somebody else follows the same link
    Then nobody comes in

  @wire
  Scenario: A link is valid for two minutes
    When the partner has led Zhou Siyuan to "/index" 2 minutes ago
    Then Zhou Siyuan does not come in

  Scenario Outline: A link to a page that the user may not open is refused
    When the partner leads <who> to "<page>"
    Then <who> does not come in

    Examples:
      | who         | page                                |
      | Zhou Siyuan | //evil.example                      |
      | Zhou Siyuan | /\\evil.example                    |
      | Zhou Siyuan | https://evil.example/index          |
      | Zhou Siyuan | /my/no-such-page                    |
      | Gu Yunzhou  | /credit/finance-data/create/finance |

  @wire
  Scenario: A user with a frozen account cannot sign in by a link
    Given the account of Zhou Siyuan is frozen meanwhile
    When the partner leads Zhou Siyuan to "/index"
    Then Zhou Siyuan does not come in
