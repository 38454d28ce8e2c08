# language: es
Característica: Cómo se construye la demostración

  Regla: La demostración no llama a ningún servidor

    @DEM-01 @solo-navegador
    Escenario: Ingresar y ver los préstamos sin más red que la del sitio
      Dado que Marta está por ingresar
      Cuando se corta todo lo que no sea el sitio
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Y abre "mis préstamos"
      Entonces sus préstamos son, en este orden:
        | Préstamo personal                       |
        | Préstamo en sucursal                    |
        | Casa Rivadavia Hogar Compra en comercio |
      Y nada salió del sitio

  Regla: Lo que baja un visitante no tiene nada de la demostración

    @DEM-06
    Escenario: Por ningún camino la entrada de producción llega a la demostración
      Cuando se sigue todo lo que puede cargar la entrada de producción
      Entonces no llega a nada de la demostración

    @DEM-06
    Escenario: El recorrido encuentra la demostración donde está
      Cuando se sigue todo lo que puede cargar la entrada de la demostración
      Entonces llega a:
        | su servidor | src/adapters/fake/fake-back-end.ts |
        | su panel    | src/ui/demo/demo-ribbon.tsx        |
