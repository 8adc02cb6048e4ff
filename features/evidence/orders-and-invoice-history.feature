Feature: The order behind a business and the delivery of an invoice can be viewed
  A business comes from a purchase order, and its invoices are delivered by post or electronically. Both can be viewed
  beside their numbers. Values that nobody has reported show as `--`.

  Background:
    Given Zhou Siyuan is signed in

  Rule: The order behind a business can be viewed

    Scenario: The order behind a credit in a package shows all its parts
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan looks at the order behind "RX6101-2026-00871" in the package
      Then the order shows "Order", "Payment" and "Repayment"
      And its "Order amount" is "420000.00"
      And its "Memo" is empty

    Scenario: The account number of an order is masked until the view is recorded
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      When Zhou Siyuan looks at the order behind "RX6101-2026-00871" in the package
      Then the order's account number shows as "330501**********0871"
      When Zhou Siyuan asks for the order's account number
      Then the order's account number shows as "33050161000000000871"
      And its history tells that Zhou Siyuan, "周思远", viewed the account number

    Scenario: The account number of an order cannot be unmasked before the credit is in a package
      When Zhou Siyuan looks at the order behind "RX6101-2026-00871"
      Then the order's account number shows as "330501**********0871"
      And it cannot be asked for

    Scenario Outline: The order behind <what> can be viewed in its product
      Given <who> is signed in
      And <who> turns to <product>
      When <who> looks at the order behind "<number>"
      Then <who> is shown an order of "<goods>" with "<core>" for "<amount>"

      Examples:
        | what         | who         | product         | number                         | goods          | core         | amount     |
        | a receivable | Zhou Siyuan | receivables     | YK6101-2026-00012              | 变频电机、减速机 | 启衡重工集团股份有限公司 | 2107000.00 |
        | a bill       | Zhou Siyuan | bills           | 531029900001720261012000170122 | 中厚板、型钢   | 启衡重工集团股份有限公司 | 800000.00  |
        | a payroll    | Tang Yishan | labourer rights | DF-2026GZ-00012                | 主体结构劳务   | 北屿建设工程集团有限公司 | 604110.00  |

    Scenario: The order behind another company's receivable is not shown
      Given Luo Qiubai is signed in
      And Luo Qiubai turns to receivables
      When Luo Qiubai looks at the order behind "YK6101-2026-00012"
      Then Luo Qiubai is shown no order

    @wire
    Scenario: No order is found for an unknown receivable
      When Zhou Siyuan looks at the order behind "RX6101-2026-99999"
      Then no order is found

  Rule: The user can copy values from the order into a contract, one by one

    Background:
      Given Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And Zhou Siyuan has uploaded a contract

    @wire
    Scenario: The values of the contract and the order are shown side by side, and a copied value is entered
      Given Zhou Siyuan gives the contract the number "A1"
      When Zhou Siyuan looks up the orders for the contract
      Then of "RX6101-2026-00871" the contract's number "A1" stands beside "QH2026A871" of the order
      And of "RX6101-2026-00871" the contract's amount "" stands beside "420000.00" of the order
      When Zhou Siyuan takes the amount of the order of "RX6101-2026-00871"
      Then Zhou Siyuan sees the contract "A1" for ¥420,000.00
      When Zhou Siyuan takes the number of the order of "RX6101-2026-00871"
      Then Zhou Siyuan sees the contract "QH2026A871" for ¥420,000.00

    Scenario: Values that are not copied leave the contract unchanged
      Given Zhou Siyuan gives the contract the number "A1"
      When Zhou Siyuan looks up the orders for the contract
      Then Zhou Siyuan sees the contract "A1" for ¥

  Rule: The delivery of an invoice can be followed

    @wire
    Scenario Outline: The delivery of an invoice that is <state> shows its current step
      When Zhou Siyuan looks at the journey of an invoice that is <state>
      Then it stands at "<step>"

      Examples:
        | state     | step      |
        | made      | invoiced  |
        | made again | invoicing |
