Feature: Original invoices of red invoices
  Some funders ask which invoice a red invoice reverses, and which invoice replaces it. The portal asks the user
  before submission, and the reviewer sees the answer.

  Background:
    Given Zhou Siyuan is signed in

  Rule: Some funders ask for the original of a red invoice

    Background:
      Given Zhou Siyuan has made a package of "RX6101-2026-00869"
      And the package is complete for that funder with invoices for ¥780,020.00
      And the tax register calls the invoice "01287734" red

    Scenario: A red invoice is submitted with its original
      When Zhou Siyuan submits the package
      Then Zhou Siyuan is asked for the original of the invoice "01287734"
      When Zhou Siyuan names "01287700" with the code "033992400111" as the original
      And Zhou Siyuan goes on
      Then the package was handed in to that funder's standard
      And the reviewer sees that "01287700" is the original of the invoice "01287734"

    @wire
    Scenario: The original of a red invoice can be changed before submission
      Given Zhou Siyuan has named "01287700" with the code "033992400111" as the original of the invoice "01287734" while checking
      When Zhou Siyuan names "01287701" with the code "033992400111" as the original of the invoice "01287734" while checking
      Then Zhou Siyuan reads the original "01287701" before submitting
      And the package is still being assembled

    Scenario Outline: An invalid original invoice is refused
      When Zhou Siyuan submits the package
      And Zhou Siyuan names "<number>" with the code "<code>" as the original
      Then Zhou Siyuan is told of the original: "<problem>"
      And the package is still being assembled

      Examples:
        | number   | code         | problem       |
        |          |              | missing       |
        | 0128     | 033992400111 | number-format |
        | 01287700 |              | code-format   |
        | 01287734 | 033992400111 | own-number    |

  Scenario: Other funders do not ask for the original
    Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    And the package is complete
    And the tax register calls the invoice "01287734" red
    When Zhou Siyuan submits the package
    Then Zhou Siyuan is asked for no original
