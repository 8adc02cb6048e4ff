Feature: Choosing the receivables of one package
  A package holds receivables that a funder can review together. A receivable that cannot join the selection shows the
  reason before it is selected.

  Background:
    Given Zhou Siyuan is signed in

  Rule: A package has one supplier and one credit source, or one funder and one counterparty

    Scenario: Receivables with the same supplier and core enterprise can be packaged together
      When Zhou Siyuan chooses "RX6101-2026-00871" and "RX6101-2026-00872"
      Then the choice holds 2 receivables for ¥642,300.00
      And the package may be made

    Scenario Outline: <number> cannot be added to the selection, and the reason is given
      Given Zhou Siyuan has chosen "RX6101-2026-00871"
      Then "<number>" may not join because "<reason>"

      Examples:
        | number            | reason                                                                                                          |
        | RX3702-2026-01120 | Cannot go with your selection: the credit source must be 启衡重工集团股份有限公司, or the counterparty must be 启衡重工集团股份有限公司 |
        | RX6101-2026-00874 | Cannot go with your selection: it must also need an invoice, or the funder must be 长屿银行股份有限公司                   |
        | RX6101-2026-00869 | Different business type: please submit it separately                                                            |
        | RX6101-2026-00876 | No funder is available at present                                                                                |

    Scenario: The order of selection does not change what can be packaged together
      When Zhou Siyuan chooses "RX6101-2026-00872" and then "RX6101-2026-00880" and then "RX6101-2026-00871"
      Then the choice holds 3 receivables for ¥738,780.00

  Rule: A receivable belongs to only one package

    Scenario: A receivable that is already in a package names that package
      Then "RX6101-2026-0601" may not join because it is in a package already

    @extension @wire
    Scenario: A draft package can be discarded, which frees its receivables
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan discards the package
      Then the package shows as "Invalid"
      And its history tells that "周思远" discarded it
      And "RX6101-2026-00871" may be chosen again

    @extension
    Scenario: Receivables of a discarded package can be packaged again
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And Zhou Siyuan has discarded the package
      When Zhou Siyuan chooses "RX6101-2026-00871" and "RX6101-2026-00880"
      Then the choice holds 2 receivables for ¥516,480.00
      And the package may be made

    @extension
    Scenario: A submitted package cannot be discarded
      Given Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan looks at the package
      Then Zhou Siyuan can only read it

    @wire
    Scenario: A receivable that two clerks selected goes to the clerk who makes the package first
      Given Li Min is signed in
      And Zhou Siyuan has chosen "RX6101-2026-00871" and "RX6101-2026-00880"
      And Li Min has chosen "RX6101-2026-00880"
      When Li Min makes the package first
      And Zhou Siyuan makes the package
      Then Zhou Siyuan is told that "RX6101-2026-00880" has just been put into that package
      And "RX6101-2026-00880" may not join because it is in that package
      And the choice holds 1 receivables for ¥420,000.00

  Rule: A package has at most twenty financing applicants

    Scenario: The twenty-first financing applicant is refused and referred to customer service
      Given Tang Yishan is signed in
      When Tang Yishan chooses 20 receivables of different applicants
      Then one more may not join because "This would exceed 20 financing applicants; please send the documents to customer service"

    Scenario: The platform can set a different limit for financing applicants
      Given the platform takes no more than 3 financing applicants
      And Tang Yishan is signed in
      When Tang Yishan chooses 3 receivables of different applicants
      Then one more may not join because "This would exceed 3 financing applicants; please send the documents to customer service"

  Rule: A funder's standard without steps is reported as abnormal data

    Scenario: A package is refused when its funder has published nothing for the core enterprise
      When Zhou Siyuan makes a package of "RX1101-2026-00310"
      Then Zhou Siyuan is told that the data is abnormal

  Scenario: The selection is kept when the user leaves the page
    Given Zhou Siyuan has chosen "RX6101-2026-00871"
    When Zhou Siyuan leaves the choice and comes back
    Then the choice holds 1 receivables for ¥420,000.00

  Scenario: Choosing a receivable of another kind replaces the selection
    Given Zhou Siyuan has chosen "RX6101-2026-00871"
    When Zhou Siyuan chooses "RX6101-2026-00869" instead
    Then the choice holds 1 receivables for ¥780,020.00
