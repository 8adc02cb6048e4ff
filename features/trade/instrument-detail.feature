@extension
Feature: Details of one credit
  Who opens a credit reads what it says, who has it, what the own company did with it, and what was paid. A holder sees
  whom it passed a part to, and nothing that happens below; the core enterprise sees how much is held, passed on and
  financed.

  Background:
    Given Luo Qiubai, Shen Nanzhi, Song Beichen, Zhou Siyuan and Gu Yunzhou are at work
    And Luo Qiubai has issued 100000.00 to "宁波砚舟" due in 3 months
    And Shen Nanzhi approves what waits
    And Song Beichen approves what waits
    And Zhou Siyuan accepts what came
    And Gu Yunzhou approves what waits

  Rule: A holder sees only its own holdings, applications and ledger entries

    Scenario: A supplier sees its holding, its transfers and its ledger of the credit
      When Zhou Siyuan transfers 30000.00 to "苏州澄叶"
      And Gu Yunzhou approves what waits
      And Zhou Siyuan opens the newest credit
      Then the credit reads to Zhou Siyuan
        | stands       | held                                                       |
        | parts        | available 70000.00, reserved 0.00, packaged 0.00           |
        | chain        | 宁波砚舟精密铸造有限公司 100000.00, 苏州澄叶电子材料有限公司 30000.00     |
        | applications | transfer EFFECTIVE 30000.00, accept EFFECTIVE 100000.00    |
        | ledger       | transfer -30000.00 = 70000.00, issue-accepted +100000.00 = 100000.00 |
        | to begin     | transfer, finance                                          |

    Scenario: A director sees the same but cannot begin anything
      When Gu Yunzhou opens the newest credit
      Then the credit reads to Gu Yunzhou
        | stands       | held                        |
        | applications | accept EFFECTIVE 100000.00  |
        | to begin     |                             |

  Rule: The core enterprise sees where the amount of its credit is

    @wire
    Scenario: A core enterprise sees how much its supplier holds and has transferred, but not the recipients
      When Zhou Siyuan transfers 30000.00 to "苏州澄叶"
      And Gu Yunzhou approves what waits
      And Luo Qiubai opens the newest credit
      Then the credit reads to Luo Qiubai
        | stands       | running                              |
        | amounts      | heldByPayee 70000.00, passedOn 30000.00 |
        | chain        | 宁波砚舟精密铸造有限公司 100000.00          |
        | applications | issue EFFECTIVE 100000.00            |
        | ledger       | issue +100000.00 = 100000.00         |

  Rule: A company cannot see a credit in which it has no part

    Scenario: A supplier without a part of a credit cannot open it, even by its address
      Given He Qinghe is at work
      When Zhou Siyuan opens the newest credit
      And He Qinghe opens the same credit by its address
      Then there is no such credit for He Qinghe
