@extension
Feature: Changing the internal organisations of a company
  The main user and the administrators of a company make, rename, move and stop its internal organisations, and decide in
  which of them the people of institutions work. Each change takes effect at once and stands in the log.

  Rule: The hierarchy of organisations stays consistent

    @wire
    Scenario: An organisation is created, renamed, moved, stopped and opened again
      Given Tang Yishan is at work
      When Tang Yishan makes the internal organisation "物资调配中心" with the code "ZH05" below "江北项目部"
      And Tang Yishan renames the internal organisation "物资调配中心" to "物资中心"
      And Tang Yishan moves the internal organisation "物资中心" below "设备管理中心"
      And Tang Yishan stops the internal organisation "物资中心"
      And Tang Yishan reopens the internal organisation "物资中心"
      Then the change of the internal organisations is done
      And Tang Yishan finds the internal organisation "物资中心" on level 2
      And the newest of 5 changes that Tang Yishan sees contains "reactivated 物资中心"

    Scenario Outline: An organisation cannot be created with <what>
      Given Tang Yishan is at work
      When Tang Yishan makes the internal organisation "<name>" with the code "<code>" below "<above>"
      Then the change of the internal organisations is refused: "<why>"

      Examples:
        | what                       | name   | code  | above | why                                                                                   |
        | the code of another one    | 物资调配中心 | ｚｈ01  | 江北项目部 | Another organisation of your company has this code (case-insensitive): choose another |
        | a code of unsuitable signs | 物资调配中心 | ZH 05 | 江北项目部 | Use letters, digits, dots, slashes, hyphens and underscores only                      |
        | a name without letters     | ——     | ZH05  | 江北项目部 | The name needs a letter or a digit                                                    |

    Scenario: An organisation cannot be moved below one of its own parts
      Given Tang Yishan is at work
      When Tang Yishan moves the internal organisation "江北项目部" below "江北项目部钢筋班组"
      Then the change of the internal organisations is refused: "It cannot be moved below itself or its own subordinates: choose another"

  Rule: An organisation can be stopped only when nothing depends on it

    Scenario Outline: <organisation> is not stopped
      Given <who> is at work
      When <who> stops the internal organisation "<organisation>"
      Then the change of the internal organisations is refused: "<why>"

      Examples:
        | who         | organisation | why                                                                                                                  |
        | Tang Yishan | 两江项目部        | It, or an organisation below it, still has instruments. An operator has to hand them back to the company first.      |
        | Tang Yishan | 江北项目部        | Organisations below it are still active. Deactivate them first, or move them elsewhere.                              |
        | Luo Qiubai  | 总装分厂         | An authorisation that is or will be in force names it. Withdraw it under “Authorisations”, or wait until it expires. |

  Rule: Members of institutions see only the business of their organisation

    @wire
    Scenario: A person who is put into another organisation sees its part at the next request
      Given Tang Yishan is at work
      And Mo Yunchi is at work
      Then for Mo Yunchi "江北项目部" has 3 holdings
      When Tang Yishan puts "莫云迟" into the internal organisation "两江项目部"
      Then the change of the internal organisations is done
      And for Mo Yunchi "两江项目部" has 2 holdings
      And the newest of 1 changes that Tang Yishan sees contains "moved 莫云迟 from 江北项目部 to 两江项目部"

    Scenario: A director sees the log and changes nothing
      Given Ji Yuanzhou is at work
      Then Ji Yuanzhou may not change the internal organisations of the company
