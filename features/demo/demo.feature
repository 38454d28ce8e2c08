# language: es
Característica: La demostración
  Ventas y capacitación muestran el portal entero sin servidor.

  Regla: Los clientes están listos

    @DEM-02
    Escenario: Se elige un cliente
      Dado que nadie ingresó
      Cuando el capacitador entra como Raúl
      Entonces la saluda "Hola, Raúl"

    @DEM-02
    Escenario: Los clientes de la demostración
      Dado que nadie ingresó
      Cuando abre "el ingreso"
      Entonces la demo ofrece estos clientes:
        | Marta Giménez                               |
        | Raúl Peralta                                |
        | Lucía Fernández                             |
        | Diego Sosa                                  |
        | Norma Quiroga                               |
        | Héctor Villalba                             |
        | Silvia Ledesma                              |
        | Oscar Benítez                               |
        | Carla Moreyra                               |
        | Bruno Acosta                                |
        | Ana Laura Castro                            |
        | Ana María Castro                            |
        | Juan Carlos Rojas                           |
        | Pedro Luna                                  |
        | Elena Duarte                                |
        | Walter Ibarra                               |
        | Gabriela Ríos                               |
        | Tomás Arce                                  |
        | Ramona Paredes                              |
        | Julio Cabrera                               |
        | Paula Navarro                               |
        | Sergio Molina                               |
        | Irma Toledo                                 |
        | Nicolás Ferreyra                            |
        | Sofía Maldonado                             |
        | Iván Ortega                                 |
        | María de los Ángeles Etchegaray de Olazábal |

  Regla: El capacitador arma la situación

    @DEM-03 @camino
    Escenario: El banco acredita un pago
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y recarga la página
      Entonces no ve el aviso de deuda

    @DEM-03
    Escenario: La fecha que se pone es la que vale
      Dado que Marta ingresó
      Y que hoy es "2026-11-21"
      Cuando el capacitador pone la fecha "2026-11-22T12:00"
      Entonces llega a "el ingreso"

    @DEM-03
    Escenario: Volver a empezar deshace lo hecho
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y el capacitador vuelve a empezar
      Y el capacitador entra como Raúl
      Entonces el aviso de deuda dice "Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye los intereses por pago fuera de término."
