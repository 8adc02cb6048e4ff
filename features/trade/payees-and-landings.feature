@extension
Feature: Eligible payees, and visibility of business
  A credit goes to a certified company that can accept it. Whoever only looks on sees the same figures as those who act.

  Rule: The search for payees finds only eligible companies

    @wire
    Scenario Outline: A search for "<typed>" finds <found>
      Given Luo Qiubai is at work
      When Luo Qiubai looks for the payee "<typed>"
      Then the payees are "<found>"

      Examples:
        | typed    | found                    | why                          |
        | 砚舟     | 宁波砚舟精密铸造有限公司 | a certified supplier         |
        | 舟       | too short                | two signs are needed         |
        | 长屿银行 |                          | a bank                       |
        | 禾泽     |                          | a factor                     |
        | 汇屿     |                          | the platform                 |
        | 澜川     |                          | a core enterprise            |
        | 滨河新区 |                          | a branch of a core enterprise |
        | 暮野     |                          | deregistered                 |
        | 春汀     |                          | not certified                |
        | 成都栖岭 |                          | a violating member           |
        | 启衡     |                          | the own company              |

    Scenario Outline: A payee that cannot accept yet is shown with what is missing
      Given Luo Qiubai is at work
      When Luo Qiubai fills in 1000.00 to "<payee>" due in 3 months
      Then Luo Qiubai is warned of "<warning>"

      Examples:
        | payee    | warning        |
        | 青岛汐澜 | no-director    |
        | 苏州澄叶 | no-certificate |

    Scenario: No warning is shown for a payee whose director has a certificate
      Given Luo Qiubai and Gu Yunzhou are at work
      When Luo Qiubai fills in 1000.00 to "宁波砚舟" due in 3 months
      Then Luo Qiubai is warned of ""

  Rule: A function in a pilot is neither offered to other companies nor accepted from them

    @wire
    Scenario: Transfers to several payees are available only to the companies of a trial
      Given Zhou Siyuan is at work
      Then Zhou Siyuan may transfer to 20 payees at once
      When the platform puts transfers to several payees on trial with "heqinghe"
      Then Zhou Siyuan may transfer to 1 payee at once
      And He Qinghe may transfer to 20 payees at once
      When the platform ends the trial
      Then Zhou Siyuan may transfer to 20 payees at once

  Rule: A holder filters by the companies of which it has credits

    @wire
    Scenario: Holdings are filtered by issuer
      Given Zhou Siyuan is at work
      Then Zhou Siyuan holds credits of "北屿建设工程集团有限公司, 启衡重工集团股份有限公司, 澜川轨道交通装备股份有限公司", and finds them by it

  Rule: A user with read-only access sees the figures, but no actions

    Scenario: Query staff of a holder see the figures and no buttons
      Given Zhou Siyuan and Shen Ruogu are at work
      Then the overview of Shen Ruogu reads "0 to do, 0 to accept, 19461100.00 held, 7649450.00 available, 0.00 reserved, 11811650.00 in packages"
      And the overview of Shen Ruogu leads to "acceptance, holdings, financings, ledger", to look at
      And the overview of Zhou Siyuan leads to "acceptance, finance, holdings, financings, ledger", to act

  Rule: A core enterprise sees its payments of the next sixty days

    @wire
    Scenario: The payees are named five working days before, and an insufficient balance is reported
      Given it is 10:00 on 2026-11-27
      And Zhou Siyuan holds a credit of 650000.00 due in 17 days
      And Luo Qiubai and Song Beichen are at work
      Then the next payment of Luo Qiubai is "650000.00 on 2026-12-14 to nobody named, 0.00 missing"
      When the bank tells of the core enterprise a balance of 600000.00
      And it is 10:00 on 2026-12-07
      And Luo Qiubai comes back to work
      Then the next payment of Luo Qiubai is "650000.00 on 2026-12-14 to 宁波砚舟精密铸造有限公司, 50000.00 missing"

    Scenario: The calendar shows the payments of each day and the missing balance
      Given it is 10:00 on 2026-11-27
      And Zhou Siyuan holds credits of 650000.00 and 50000.00 due in 17 days
      And Luo Qiubai is at work
      When the bank tells of the core enterprise a balance of 600000.00
      Then the payments of Luo Qiubai in 2026-12 are "2026-12-14: 700000.00, 2 listed, 100000.00 missing"
      And the payments of Luo Qiubai in 2031-01 are ""

    Scenario: A supplier sees on which days it is paid, and finds the instruments of each day
      Given it is 10:00 on 2026-11-27
      And Zhou Siyuan holds credits of 650000.00 and 50000.00 due in 17 days
      And Zhou Siyuan is at work
      Then the receipts of Zhou Siyuan in 2026-12 are "2026-12-14: 700000.00 from 启衡重工集团股份有限公司, 2 listed"
      And the receipts of Zhou Siyuan in 2031-01 are ""

    Scenario: A core enterprise sees the missing debit agreement, and a holder sees how it is paid
      Given Zhou Siyuan holds a credit of 650000.00 due in 17 days
      And Zhou Siyuan and Luo Qiubai are at work
      Then the payments of Luo Qiubai are collected "ONLINE"
      When the bank tells that the core enterprise pays ONLINE without a debit agreement
      Then the payments of Luo Qiubai are collected "ONLINE, debit-agreement"
      And Zhou Siyuan reads that the credit is collected "ONLINE"
      When the bank tells that the core enterprise pays OFFLINE without a collection contract
      Then the payments of Luo Qiubai are collected "OFFLINE"
      And Zhou Siyuan reads that the credit is collected "OFFLINE"
