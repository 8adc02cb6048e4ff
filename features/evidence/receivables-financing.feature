Feature: Evidence packages of receivables financing (EST)
  Receivables of this product follow their own rules. Their packages are separate from all others.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan turns to receivables financing

  Scenario: Packages of receivables financing are listed separately
    When Zhou Siyuan opens the list at ""
    Then the list holds 3 packages
    And 2 packages are said to wait for Zhou Siyuan
    When Zhou Siyuan turns to receivable credits
    And Zhou Siyuan opens the list at "?q=0811"
    Then the list holds 0 packages

  Rule: A package has one supplier and one credit source

    @wire
    Scenario: Receivables with the same supplier and core enterprise go together, and the funder is chosen
      When Zhou Siyuan chooses "YS6101-2026-00012" and "YS6101-2026-00015"
      Then the choice holds 2 receivables for ¥399,450.00
      But the package may not be made before its funder is picked
      When Zhou Siyuan picks the funder "禾泽商业保理(天津)有限公司"
      Then the package may be made

    Scenario Outline: <number> cannot be added to the selection, and the reason is given
      Given Zhou Siyuan has chosen "YS6101-2026-00012"
      Then "<number>" may not join because "<reason>"

      Examples:
        | number            | reason                                                                                   |
        | YS3702-2026-00007 | Cannot go with your selection: the credit source must be 启衡重工集团股份有限公司                  |
        | YS6101-2026-00019 | Different business type: please submit it separately                                     |
        | YS6101-2026-00004 | Past its due date; it can no longer be financed                                          |
        | YS6101-2026-00023 | No funder is available at present                                                        |

    Scenario: Each product keeps its own selection
      Given Zhou Siyuan has chosen "YS6101-2026-00012"
      When Zhou Siyuan turns to receivable credits
      And Zhou Siyuan chooses "RX6101-2026-00871"
      Then the choice holds 1 receivables for ¥420,000.00
      When Zhou Siyuan turns to receivables financing
      And Zhou Siyuan leaves the choice and comes back
      Then the choice holds 1 receivables for ¥268,000.00

  @journey @again
  Scenario: A package of receivables financing is made, submitted and passed
    Given Zhou Siyuan has made a package of "YS6101-2026-00012" and "YS6101-2026-00028"
    And the package is complete
    When Zhou Siyuan submits the package
    Then the package is with the platform
    When both reviewers pass the package
    Then the package shows as "Passed"

  Scenario: A package of another product cannot be opened under receivables financing
    When Zhou Siyuan turns to receivable credits
    And Zhou Siyuan has made a package of "RX6101-2026-00871"
    And Zhou Siyuan turns to receivables financing
    And Zhou Siyuan opens the package
    Then Zhou Siyuan is told that it does not exist
