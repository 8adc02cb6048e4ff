Feature: Searching in the portal
  A user who knows a number or a name goes straight to its page from anywhere in the portal.

  Scenario: A page is found by its name
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "messages"
    Then "Messages" is found among the pages
    And going to it leads to "/my/message/index"

  Scenario: A help answer is found by its subject
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "XML"
    Then something is found among the help

  @extension
  Scenario: A package is found by part of its number
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    When Zhou Siyuan searches for its number
    Then it is found among the packages, as "In review"
    And whoever has it now is told: "with the platform"

  @extension
  Scenario Outline: <what> is found by part of its number
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "<text>"
    Then "<found>" is found among the <kind>

    Examples:
      | what         | text       | found             | kind                     |
      | A receivable | 2026-00871 | RX6101-2026-00871 | receivables and payables |
      | An invoice   | 1287002    | 01287002          | invoices and contracts   |
      | A contract   | QH2026A003 | QH2026A0031       | invoices and contracts   |

  @extension
  Scenario: A counterparty is found by part of its name
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "澜川"
    Then "澜川轨道交通装备股份有限公司" is found among the counterparties

  @extension
  Scenario: Packages of a product are found by the product's name
    Given Luo Qiubai is signed in
    When Luo Qiubai searches for "ABS"
    Then something is found among the packages

  @extension
  Scenario Outline: A package is found by several words: <text>
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "<text>"
    Then every package found is "Returned" and names "启衡重工集团股份有限公司"

    Examples:
      | text            |
      | 启衡 已退回     |
      | returned 启衡   |
      | qiheng returned |

  @extension
  Scenario Outline: A receivable is found by <what>
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "<text>"
    Then "<found>" is found among the receivables and payables

    Examples:
      | what                       | text         | found             |
      | parts of its number        | rx6101 00871 | RX6101-2026-00871 |
      | its payer and its number   | 启衡 00871   | RX6101-2026-00871 |
      | its amount                 | 1,088,450.00 | RX6101-2026-0616  |
      | its amount in ten thousand | 108.8万      | RX6101-2026-0616  |
      | the day on which it is due | 2027-03-18   | RX6101-2026-00871 |

  @extension
  Scenario: A package is found by its amount
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "¥1,088,450"
    Then something is found among the packages

  @extension
  Scenario: A package is found by the month in which it was made
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "2026年11月"
    Then every package found shows "created on" and a day

  @extension
  Scenario: A day that does not exist finds nothing
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "2026-02-30"
    Then nothing is found

  @extension
  Scenario Outline: A counterparty is found in pinyin: <text>
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "<text>"
    Then "<found>" is found among the counterparties

    Examples:
      | text     | found                        |
      | lanchuan | 澜川轨道交通装备股份有限公司 |
      | qiheng   | 启衡重工集团股份有限公司     |
      | qh       | 启衡重工集团股份有限公司     |

  @extension @wire
  Scenario: Data of another company are not found
    Given He Qinghe is signed in
    When He Qinghe searches for "RX6101-2026-00871"
    Then nothing is found

  Scenario: Pages are found without the extension for search
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "receivables due"
    Then "Receivables due" is found among the pages
