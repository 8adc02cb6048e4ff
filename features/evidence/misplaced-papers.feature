Feature: A paper in the wrong place is asked about
  Contracts, delivery notes and bank receipts are often dropped among the invoices. The portal says what a paper looks
  like and offers to move it. Who knows better leaves it where it is.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: A contract among the invoices is moved to the contracts by one press
    Given Zhou Siyuan uploads a pdf of a contract file "合同.pdf" of 2 KB as "发票"
    Then Zhou Siyuan is told of "合同.pdf" that "looks like a contract"
    And Zhou Siyuan may press "Move to Trade contract" for "合同.pdf"
    When Zhou Siyuan moves "合同.pdf"
    Then "贸易合同" holds for Zhou Siyuan:
      | file     | contractNumber |
      | 合同.pdf | YZ2026001      |
    And "发票" holds for Zhou Siyuan:
      | file | number |

  Scenario: A delivery note among the invoices has its place among other documents
    Given Zhou Siyuan uploads a pdf of a delivery note file "送货单.pdf" of 2 KB as "发票"
    Then Zhou Siyuan is told of "送货单.pdf" that "looks like a delivery note"
    And Zhou Siyuan may press "Move to Other supporting documents" for "送货单.pdf"

  Scenario: An invoice among the contracts is asked about
    Given Zhou Siyuan uploads a pdf of one invoice file "发票.pdf" of 2 KB as "贸易合同"
    Then Zhou Siyuan is told of "发票.pdf" that "looks like an invoice"
    And Zhou Siyuan may press "Move to Invoice" for "发票.pdf"

  Scenario: A user who keeps the file in its place is not asked again
    Given Zhou Siyuan uploads a pdf of a delivery note file "送货单.pdf" of 2 KB as "贸易合同"
    And Zhou Siyuan is told of "送货单.pdf" that "looks like a delivery note"
    When Zhou Siyuan keeps "送货单.pdf"
    Then Zhou Siyuan is told nothing of "送货单.pdf" as a whole
