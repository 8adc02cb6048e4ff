Feature: Packages of every product, for suppliers and core enterprises
  Suppliers see the businesses that they finance, and core enterprises see those that they issue. Each product has its
  own packages, which follow its own rules.

  Rule: Packages are listed by product and by side

    Scenario Outline: <who> sees only the packages of <product>
      Given <who> is signed in
      And <who> turns to <product>
      When <who> opens the list at ""
      Then the list of <who> holds <count> packages
      And the list of <who> names the products "<name>"

      Examples: financed
        | who          | product              | count | name                  |
        | Zhou Siyuan  | trade background     | 6     | Trade background      |
        | Zhou Siyuan  | receivables          | 10    | Receivables           |
        | Zhou Siyuan  | receivables matching | 10    | Receivables matching  |
        | Zhou Siyuan  | trade connect        | 10    | Trade finance         |
        | Zhou Siyuan  | receivables ABS      | 10    | Receivables ABS       |
        | Zhou Siyuan  | bills                | 10    | Supply-chain bills    |
        | Zhou Siyuan  | order financing      | 10    | Order financing       |

      Examples: issued
        | who          | product              | count | name                  |
        | Luo Qiubai   | receivable credits   | 9     | Digital receivables    |
        | Luo Qiubai   | trade background     | 6     | Trade background      |
        | Luo Qiubai   | receivables          | 8     | Receivables           |
        | Luo Qiubai   | receivables financing | 10   | Receivables financing |
        | Luo Qiubai   | bills                | 10    | Supply-chain bills    |

    Scenario: The package list of a core enterprise leaves out order financing
      Given Luo Qiubai is signed in
      And Luo Qiubai turns to all products
      When Luo Qiubai opens the list at "?pageSize=200"
      Then the list of Luo Qiubai names the products "Digital receivables, Trade background, Receivables, Receivables financing, Receivables matching, Trade finance, Receivables ABS, Supply-chain bills"

  Rule: Each product has its own rule for what can be packaged together

    Scenario Outline: <number> of <product> cannot be added to the selection: <because>
      Given <who> is signed in
      And <who> turns to <product>
      And <who> has chosen "<first>"
      Then "<number>" may not join the choice of <who> because "<because>"

      Examples:
        | who         | product              | first             | number            | because                                                                                       |
        | Zhou Siyuan | receivables matching | CH6101-2026-00012 | CH6101-2026-00028 | Cannot go with your selection: the funder must be 长屿银行股份有限公司                                  |
        | Zhou Siyuan | receivables matching | CH6101-2026-00012 | CH6101-2026-00031 | Cannot go with your selection: it must also need an invoice                                     |
        | Zhou Siyuan | trade connect        | MT6101-2026-00012 | MT6101-2026-00019 | Different business type: please submit it separately                                            |
        | Zhou Siyuan | order financing      | PO6101-2026-00012 | PO6101-2026-00023 | No funder is available at present                                                               |
        | Luo Qiubai  | receivable credits   | RX6101-2026-10012 | RX6101-2026-10019 | Different business type: please submit it separately                                            |

    @wire
    Scenario Outline: Matching businesses of <product> can be packaged together
      Given <who> is signed in
      And <who> turns to <product>
      When <who> chooses "<first>" and "<second>"
      Then the choice of <who> holds 2 businesses for ¥<total>

      Examples:
        | who         | product              | first             | second            | total         |
        | Zhou Siyuan | receivables          | YK6101-2026-00012 | YK6101-2026-00015 | 4,606,000.00  |
        | Zhou Siyuan | receivables matching | CH6101-2026-00012 | CH6101-2026-00015 | 410,980.00    |
        | Zhou Siyuan | receivables ABS      | ZC6101-2026-00012 | ZC6101-2026-00015 | 16,430,000.00 |
        | Zhou Siyuan | order financing      | PO6101-2026-00012 | PO6101-2026-00015 | 7,030,000.00  |
        | Luo Qiubai  | trade background     | MB6101-2026-10012 | MB6101-2026-10015 | 121,195.00    |

  Rule: An order can be financed only once

    Background:
      Given Zhou Siyuan is signed in
      And Zhou Siyuan turns to order financing

    Scenario Outline: An order that is used by a financing is shown but cannot be chosen
      Given Zhou Siyuan has chosen "PO6101-2026-00012"
      Then "<number>" may not join because "Already financed: an order can be financed only once"

      Examples: paid out, and under way
        | number            |
        | PO6101-2026-00051 |
        | PO6101-2026-00052 |

    Scenario: Only one package is made when two clerks use the same order at once
      Given Li Min is signed in
      And Li Min turns to order financing
      And Zhou Siyuan has chosen "PO6101-2026-00015"
      And Li Min has chosen "PO6101-2026-00015"
      When Zhou Siyuan and Li Min make their packages at once
      Then one of Zhou Siyuan and Li Min has a package, and the other is told that it is taken

  Rule: Bills can be filtered by action

    Background:
      Given Zhou Siyuan is signed in
      And Zhou Siyuan turns to bills

    @wire
    Scenario Outline: The filter shows only bills to <verb>, each with its part
      When Zhou Siyuan narrows the bills to "<action>"
      Then <count> bills are left, each with its part

      Examples:
        | verb     | action      | count |
        | issue    | Issue       | 5     |
        | endorse  | Endorsement | 6     |
        | discount | Discount    | 7     |

  Rule: A core enterprise sees the supplier of each package

    Scenario: The package list of a core enterprise shows the supplier
      Given Luo Qiubai is signed in
      And Luo Qiubai turns to receivables
      When Luo Qiubai opens the list at ""
      Then the list of Luo Qiubai tells, of each: Supplier, Funder, Total amount, Status, Progress, Created

  Rule: Packages of products without their own list appear in the list of all products

    Scenario Outline: <who> finds the packages of <product> in the list of all products
      Given <who> is signed in
      And <who> turns to all products
      When <who> opens the list at "<address>"
      Then the list of <who> names the products "<product>"
      And the list of <who> holds 9 packages
      And a package in the list of <who> shows as "Organising"

      Examples:
        | who         | address             | product               |
        | Peng Yuting | ?products=extoc     | Distributor financing |
        | Tang Yishan | ?products=labourer  | Labourer rights       |

    Scenario: The waiting packages of several products are listed together
      Given Zhou Siyuan is signed in
      And Zhou Siyuan turns to all products
      When Zhou Siyuan opens the list at "?view=waiting&products=est,sccp"
      Then the list of Zhou Siyuan names the products "Receivables financing, Supply-chain bills"

    Scenario: A director can only view packages in the list of all products
      Given Song Beichen is signed in
      And Song Beichen turns to all products
      When Song Beichen opens the list at ""
      Then every package offers Song Beichen "View"

  Rule: Packages without their own pages are handled in the list of all products

    Scenario Outline: A package of <product> is completed, submitted, returned, corrected and passed
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has opened the package in preparation among all of "<code>", which is <product>
      And Zhou Siyuan has given all that it asks for ¥<amount>
      And Zhou Siyuan has checked the package
      When Zhou Siyuan submits the package
      Then the package is with the platform
      Given the first reviewer has returned the invoice "01287734" with the reason "请替换"
      When Zhou Siyuan looks at the package
      Then the invoice "01287734" is returned with the reason "请替换"
      When Zhou Siyuan mends the package
      And Zhou Siyuan replaces the file of the invoice "01287734"
      And Zhou Siyuan finds that the new file says what is entered
      And Zhou Siyuan submits the package
      And both reviewers pass the package
      Then the package shows as "Passed"
      Given the funder has done its part
      When Zhou Siyuan looks at the package
      Then its history tells "<done>"

      Examples:
        | product               | code      | amount       | done                            |
        | the receivables pool  | pond      | 313,200.00   | The funder paid out             |
        | guarantees            | guarantee | 2,420,000.00 | The funder issued the guarantee |
        | bank acceptance bills | bab       | 3,500,000.00 | The funder accepted the bill    |

  Rule: Suppliers and core enterprises each take their packages through the process

    @journey @wire
    Scenario: A core enterprise makes and submits a package of its credits
      Given Luo Qiubai is signed in
      And Luo Qiubai turns to receivable credits
      And Luo Qiubai has made a package of "RX6101-2026-10012" and "RX6101-2026-10015"
      And Luo Qiubai has given everything, with invoices for ¥9,000,000.00
      When Luo Qiubai submits the package
      Then the package is with the platform

    @journey @again
    Scenario: A supplier's package of receivables is returned, corrected and passed
      Given Zhou Siyuan is signed in
      And Zhou Siyuan turns to receivables
      And Zhou Siyuan has made a package of "YK6101-2026-00012" and "YK6101-2026-00015"
      And Zhou Siyuan has given everything but the letter, with invoices for ¥9,000,000.00
      When Zhou Siyuan submits the package
      Then the package is with the platform
      Given the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
      When Zhou Siyuan looks at the package
      Then the invoice "01287734" is returned with the reason "价税合计与合同金额不符"
      When Zhou Siyuan mends the package
      And Zhou Siyuan replaces the file of the invoice "01287734"
      And Zhou Siyuan finds that the new file says what is entered
      And Zhou Siyuan submits the package
      And both reviewers pass the package
      Then the package shows as "Passed"
