Feature: Choosing which receivables go into one package
  A package holds receivables that a funder can judge together. Whatever may not join says why before it is ticked.

  Background:
    Given Zhou Siyuan is signed in

  Rule: One supplier and one credit source, or one funder and one counterparty

    Scenario: Receivables of one supplier against one core enterprise go together
      When Zhou Siyuan chooses "RX6101-2026-00871" and "RX6101-2026-00872"
      Then the choice holds 2 receivables for ¥642,300.00
      And the package may be made

    Scenario Outline: <number> may not join, and says why
      Given Zhou Siyuan has chosen "RX6101-2026-00871"
      Then "<number>" may not join because "<reason>"

      Examples:
        | number            | reason                                                                                                          |
        | RX3702-2026-01120 | Cannot go with your selection: the credit source must be 启衡重工集团股份有限公司, or the counterparty must be 启衡重工集团股份有限公司 |
        | RX6101-2026-00874 | Cannot go with your selection: it must also need an invoice, or the funder must be 长屿银行股份有限公司                   |
        | RX6101-2026-00869 | Different business type: please submit it separately                                                            |
        | RX6101-2026-00876 | No funder is available at present                                                                                |

    Scenario: The answer does not depend on the order of ticking
      When Zhou Siyuan chooses "RX6101-2026-00872" and then "RX6101-2026-00880" and then "RX6101-2026-00871"
      Then the choice holds 3 receivables for ¥738,780.00

  Rule: A receivable belongs to one package

    Scenario: A receivable that is already packaged names its package
      Then "RX6101-2026-0601" may not join because it is in a package already

    @extension @wire
    Scenario: A package of the wrong receivables is discarded
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan discards the package
      Then the package shows as "Invalid"
      And its history tells that "周思远" discarded it
      And "RX6101-2026-00871" may be chosen again

    @extension
    Scenario: Receivables of a discarded package go into the right one
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And Zhou Siyuan has discarded the package
      When Zhou Siyuan chooses "RX6101-2026-00871" and "RX6101-2026-00880"
      Then the choice holds 2 receivables for ¥516,480.00
      And the package may be made

    @extension
    Scenario: What was handed in is not discarded
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan looks at the package
      Then Zhou Siyuan can only read it

    @wire
    Scenario: What two clerks chose at the same time goes to the one who was first
      Given Li Min is signed in
      And Zhou Siyuan has chosen "RX6101-2026-00871" and "RX6101-2026-00880"
      And Li Min has chosen "RX6101-2026-00880"
      When Li Min makes the package first
      And Zhou Siyuan makes the package
      Then Zhou Siyuan is told that "RX6101-2026-00880" has just been put into that package
      And "RX6101-2026-00880" may not join because it is in that package
      And the choice holds 1 receivables for ¥420,000.00

  Rule: More than twenty financing applicants hand their materials to customer service

    Scenario: The twenty-first applicant is refused
      Given Tang Yishan is signed in
      When Tang Yishan chooses 20 receivables of different applicants
      Then one more may not join because "This would exceed 20 financing applicants; please send the documents to customer service"

    Scenario: A platform may draw the line elsewhere
      Given the platform takes no more than 3 financing applicants
      And Tang Yishan is signed in
      When Tang Yishan chooses 3 receivables of different applicants
      Then one more may not join because "This would exceed 3 financing applicants; please send the documents to customer service"

  Rule: A standard without steps is abnormal data

    Scenario: A funder that has published nothing for a core enterprise
      When Zhou Siyuan makes a package of "RX1101-2026-00310"
      Then Zhou Siyuan is told that the data is abnormal

  Scenario: The choice is kept while one works elsewhere
    Given Zhou Siyuan has chosen "RX6101-2026-00871"
    When Zhou Siyuan leaves the choice and comes back
    Then the choice holds 1 receivables for ¥420,000.00

  Scenario: A different kind is chosen instead
    Given Zhou Siyuan has chosen "RX6101-2026-00871"
    When Zhou Siyuan chooses "RX6101-2026-00869" instead
    Then the choice holds 1 receivables for ¥780,020.00
