Feature: Looking things up
  Whoever knows a number or a name goes straight to what it belongs to, from wherever they are.

  Scenario: A page is found by its name
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "messages"
    Then "Messages" is found among the pages
    And going to it leads to "/my/message/index"

  Scenario: An answer is found by what it is about
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "XML"
    Then something is found among the help

  @extension
  Scenario: A package is found by a part of its number
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    When Zhou Siyuan searches for its number
    Then it is found among the packages, as "In review"
    And whoever has it now is told: "with the platform"

  @extension
  Scenario Outline: <what> is found by a part of its number
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "<text>"
    Then "<found>" is found among the <kind>

    Examples:
      | what         | text       | found             | kind                     |
      | A receivable | 2026-00871 | RX6101-2026-00871 | receivables and payables |
      | An invoice   | 1287002    | 01287002          | invoices and contracts   |
      | A contract   | QH2026A003 | QH2026A0031       | invoices and contracts   |

  @extension
  Scenario: A company leads to the packages that one has with it
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "澜川"
    Then "澜川轨道交通装备股份有限公司" is found among the counterparties

  @extension
  Scenario: The packages of a product are found by what it is called
    Given Luo Qiubai is signed in
    When Luo Qiubai searches for "ABS"
    Then something is found among the packages

  @extension @wire
  Scenario: Nobody finds what is another company's
    Given He Qinghe is signed in
    When He Qinghe searches for "RX6101-2026-00871"
    Then nothing is found

  Scenario: Without a back end that looks things up, pages are found
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "receivables due"
    Then "Receivables due" is found among the pages
