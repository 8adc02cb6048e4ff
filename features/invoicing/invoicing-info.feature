Feature: Invoicing information of a company
  The main user of a company maintains its invoicing information. All its users can read it.

  Scenario: Missing information is completed and no longer asked for on arrival
    Given the invoicing information of the company of Xu Zhaoning is missing
    And Xu Zhaoning is signed in
    When Xu Zhaoning opens the invoicing information
    And Xu Zhaoning enters "SMALL_SCALE" as taxpayer type
    And Xu Zhaoning enters "QD_GENERAL" as invoice type
    Then delivery e-mail is missing for invoices to the company of Xu Zhaoning
    And the invoice title for invoices of Xu Zhaoning stands as "西安旷峪机电设备有限公司"
    When Xu Zhaoning enters "14000001001" as delivery mobile
    Then nothing is missing for invoices to the company of Xu Zhaoning
    When Xu Zhaoning saves the invoicing information
    Then Xu Zhaoning is told of invoicing "Invoicing information saved"
    And the invoicing information of Xu Zhaoning was changed by "许昭宁"
    When Xu Zhaoning arrives
    Then Xu Zhaoning is asked about nothing

  Scenario: An account number is shown in groups of four digits
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has opened the invoicing information
    When Zhou Siyuan enters "6299010000000299" as account number
    Then the account number for invoices of Zhou Siyuan stands as "6299 0100 0000 0299"

  @wire
  Scenario: Unsaved entries are there when the page is opened again
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has opened the invoicing information
    And Zhou Siyuan has entered "finance@example.com" as delivery e-mail
    When Zhou Siyuan opens the invoicing information
    Then the delivery e-mail for invoices of Zhou Siyuan stands as "finance@example.com"

  Scenario: A change by two people at once is reported, and nothing is lost
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has opened the invoicing information
    And Zhou Siyuan has entered "one@example.com" as delivery e-mail
    And a second administrator of the same company has given "two@example.com" as delivery e-mail meanwhile
    When Zhou Siyuan saves the invoicing information
    Then Zhou Siyuan is told of invoicing "changed by 李敏"
    When Zhou Siyuan keeps their own and saves the invoicing information
    Then Zhou Siyuan is told of invoicing "Invoicing information saved"
    And the invoicing information of Zhou Siyuan was changed by "周思远, 李敏"

  Scenario: Colleagues can view the invoicing information but not change it
    Given Li Min is signed in
    When Li Min opens the invoicing information
    Then Li Min may only read the invoicing information

  @extension
  Scenario: The company's name and its verified account are filled in
    Given Xu Zhaoning is signed in
    And the invoicing information of the company of Xu Zhaoning is missing
    And Xu Zhaoning has opened the company's accounts
    And Xu Zhaoning has listed the account "6299030000000417" at "长屿银行"
    When Xu Zhaoning opens the invoicing information
    Then the account number for invoices of Xu Zhaoning stands as ""
    When Xu Zhaoning enters the small amount that came
    And Xu Zhaoning opens the invoicing information
    Then the invoice title for invoices of Xu Zhaoning stands as "西安旷峪机电设备有限公司"
    And the account number for invoices of Xu Zhaoning stands as "6299 0300 0000 0417"
    When Xu Zhaoning enters "西安旷峪机电" as invoice title
    And Xu Zhaoning saves the invoicing information
    And Xu Zhaoning opens the invoicing information
    Then the invoice title for invoices of Xu Zhaoning stands as "西安旷峪机电"
