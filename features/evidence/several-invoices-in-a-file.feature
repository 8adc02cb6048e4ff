Feature: A file that holds several invoices is split
  Suppliers often keep the invoices of a month in one PDF. The figures of several invoices must not end up in one
  document, so the portal says which invoices a file holds and on which pages, and splits it when the user asks.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: The invoices of a file are named with their pages, and none of their figures is filled in
    When Zhou Siyuan uploads a pdf of 3 invoices file "九月.pdf" of 2 KB as "发票"
    Then Zhou Siyuan is told that "九月.pdf" holds 3 invoices:
      | number               | pages  |
      | 26992000000001280901 | page 1 |
      | 26992000000001280902 | page 2 |
      | 26992000000001280903 | page 3 |
    And the fields of "九月.pdf" say for Zhou Siyuan:
      | number | |
      | total  | |

  Scenario: The file is split into one document for each invoice, and each is read separately
    Given Zhou Siyuan uploads a pdf of 3 invoices file "九月.pdf" of 2 KB as "发票"
    And Zhou Siyuan may press "Split into 3" for "九月.pdf"
    When Zhou Siyuan splits "九月.pdf"
    Then "发票" holds for Zhou Siyuan:
      | file                           | number               | total  |
      | 九月-26992000000001280901.pdf | 26992000000001280901 | 113.00 |
      | 九月-26992000000001280902.pdf | 26992000000001280902 | 226.00 |
      | 九月-26992000000001280903.pdf | 26992000000001280903 | 339.00 |

  Scenario: Invoices that were printed on one page are split too
    Given Zhou Siyuan uploads a pdf of 2 invoices on one page file "拼版.pdf" of 2 KB as "发票"
    And Zhou Siyuan may press "Split into 2" for "拼版.pdf"
    When Zhou Siyuan splits "拼版.pdf"
    Then "发票" holds for Zhou Siyuan:
      | file                           | number               | total  |
      | 拼版-26992000000001280904.pdf | 26992000000001280904 | 452.00 |
      | 拼版-26992000000001280905.pdf | 26992000000001280905 | 565.00 |

  Scenario: An invoice over two pages stays one document
    When Zhou Siyuan uploads a pdf of an invoice over 2 pages file "清单.pdf" of 2 KB as "发票"
    Then Zhou Siyuan is told nothing of "清单.pdf" as a whole
    And the fields of "清单.pdf" say for Zhou Siyuan:
      | number | 26992000000001280906 |
      | total  | 678.00               |

  Scenario: A signed file is not split, and the user is told why
    When Zhou Siyuan uploads a signed pdf of 2 invoices file "签名.pdf" of 2 KB as "发票"
    Then Zhou Siyuan is told of "签名.pdf" that "splitting it would break the signature"
    And Zhou Siyuan may press nothing for "签名.pdf"
